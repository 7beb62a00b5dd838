// The compiler defines the macros that the SDK's header defines, such as TARGET_OS_TV.
#pragma once
