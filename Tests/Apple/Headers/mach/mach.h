// The declarations of the memory of a task, with the names and types of the SDK.
#pragma once
#include <stdint.h>

typedef int kern_return_t;
typedef unsigned int mach_port_t;
typedef mach_port_t vm_map_t;
typedef uintptr_t vm_address_t;
typedef uintptr_t vm_size_t;
#define KERN_SUCCESS 0
extern mach_port_t mach_task_self_;
#define mach_task_self() mach_task_self_
typedef int integer_t;
typedef unsigned int natural_t;
typedef natural_t mach_msg_type_number_t;
typedef mach_port_t thread_inspect_t;
typedef natural_t thread_flavor_t;
typedef struct { integer_t seconds; integer_t microseconds; } time_value_t;
struct thread_basic_info {
  time_value_t user_time;
  time_value_t system_time;
  integer_t cpu_usage;
  integer_t policy;
  integer_t run_state;
  integer_t flags;
  integer_t suspend_count;
  integer_t sleep_time;
};
#define THREAD_BASIC_INFO 3
kern_return_t thread_info(
  thread_inspect_t target_act, thread_flavor_t flavor, integer_t * _Nonnull thread_info_out,
  mach_msg_type_number_t * _Nonnull thread_info_outCnt);
kern_return_t vm_read_overwrite(
  vm_map_t target_task, vm_address_t address, vm_size_t size, vm_address_t data, vm_size_t *outsize);
