#pragma once
double fabs(double);
double floor(double);
double ceil(double);
double sqrt(double);
double pow(double, double);
double log(double);
double log10(double);
double exp(double);
