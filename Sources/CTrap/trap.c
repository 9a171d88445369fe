// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "trap.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

static pthread_t watched;
static pthread_t watcher;
static atomic_bool has_watcher;

// MARK: Stacks

enum { half = CTRAP_LIMIT / 2 };

typedef struct {
  uintptr_t *addresses;
  // How many there are; those in the middle of a long stack aren't kept.
  size_t length;
} walk;

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *argument) {
  walk *stack = argument;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
  if (address == 0) return _URC_END_OF_STACK;
  size_t index = stack->length++;
  // The second half is a ring: the outermost calls stay.
  if (index >= CTRAP_LIMIT) index = half + (index - half) % half;
  // What a call returns to may be the next line already.
  stack->addresses[index] = is_exact ? address : address - 1;
  return _URC_NO_REASON;
}

static void reverse(uintptr_t *start, uintptr_t *end) {
  while (start < end) {
    uintptr_t first = *start;
    *start++ = *--end;
    *end = first;
  }
}

static size_t walk_stack(uintptr_t *addresses) {
  walk stack = {addresses, 0};
  _Unwind_Backtrace(step, &stack);
  if (stack.length <= CTRAP_LIMIT) return stack.length;
  // The ring's oldest address comes first.
  uintptr_t *ring = addresses + half, *end = ring + half, *oldest = ring + (stack.length - half) % half;
  reverse(ring, oldest);
  reverse(oldest, end);
  reverse(ring, end);
  return CTRAP_LIMIT;
}

// MARK: Questions

static uintptr_t asked_addresses[CTRAP_LIMIT];
static size_t asked_count;
static sem_t answered;

static void asked(int number) {
  int before = errno;
  asked_count = walk_stack(asked_addresses);
  sem_post(&answered);
  errno = before;
}

static int question(void) { return SIGRTMIN + 7; }

static bool wait_for(sem_t *semaphore, double seconds) {
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (seconds < 0) seconds = 0;
  time_t whole = (time_t)seconds;
  end.tv_sec += whole;
  end.tv_nsec += (long)((seconds - (double)whole) * 1e9);
  if (end.tv_nsec >= 1000000000L) {
    end.tv_nsec -= 1000000000L;
    end.tv_sec += 1;
  }
  while (sem_clockwait(semaphore, CLOCK_MONOTONIC, &end) != 0) {
    if (errno != EINTR) return false;
  }
  return true;
}

bool ctrap_ask(ctrap_stack *stack) {
  while (sem_trywait(&answered) == 0) {}  // An answer that came too late.
  if (pthread_kill(watched, question()) != 0 || !wait_for(&answered, 2)) return false;
  *stack = (ctrap_stack){.addresses = asked_addresses, .count = asked_count};
  return true;
}

// MARK: Traps

static uintptr_t trapped_addresses[CTRAP_LIMIT];
static ctrap_stack trapped_stack;
static sem_t trapped;
static atomic_flag is_trapped = ATOMIC_FLAG_INIT;
// A full stack has no room for a handler.
static char handlers_stack[256 << 10];

/// Whether a fault lies where the stack grows to. Frames are at most some hundred kilobytes large.
static bool is_near_stack(uintptr_t fault, const ucontext_t *context) {
#if defined(__x86_64__)
  uintptr_t top = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t top = (uintptr_t)context->uc_mcontext.sp;
#else
  uintptr_t top = 0;
#endif
  return fault + (1 << 20) > top && fault < top + (64 << 10);
}

static void stop(int number, siginfo_t *info, void *context) {
  if (atomic_load(&has_watcher) && pthread_equal(pthread_self(), watcher)) {
    // Nobody is left to say anything.
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  if (!atomic_flag_test_and_set(&is_trapped)) {
    trapped_stack.addresses = trapped_addresses;
    trapped_stack.signal = number;
    trapped_stack.fault = (uintptr_t)info->si_addr;
    trapped_stack.is_overflow =
        (number == SIGSEGV || number == SIGBUS) && is_near_stack(trapped_stack.fault, context);
    trapped_stack.count = walk_stack(trapped_addresses);
    sem_post(&trapped);
  }
  // The watcher ends the process. Where it can't, this does, with what the runtime said.
  struct timespec second = {1, 0};
  for (int seconds = 0; seconds < 30; seconds++) nanosleep(&second, NULL);
  ctrap_release_message();
  signal(number, SIG_DFL);
  raise(number);
}

bool ctrap_wait(double seconds, ctrap_stack *stack) {
  if (!atomic_load(&has_watcher)) {
    watcher = pthread_self();
    atomic_store(&has_watcher, true);
  }
  if (!wait_for(&trapped, seconds)) return false;
  *stack = trapped_stack;
  return true;
}

// MARK: What the runtime says

static char message[16 << 10];
static size_t message_length;

static bool is_of_a_trap(const char *text, size_t length) {
  static const char *const starts[] = {"Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type"};
  for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
    if (memmem(text, length, starts[i], strlen(starts[i])) != NULL) return true;
  }
  return false;
}

static void write_all(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count > 0) {
      text += count;
      length -= (size_t)count;
    } else if (errno != EINTR) {
      return;
    }
  }
}

/// Takes what is written to the C library's `stderr`: the words of a trap are kept back, all else goes on.
static ssize_t take(void *cookie, const char *text, size_t length) {
  bool is_kept = message_length > 0 || is_of_a_trap(text, length);
  if (is_kept && message_length + length < sizeof message) {
    memcpy(message + message_length, text, length);
    message_length += length;
  } else {
    ctrap_release_message();
    write_all(text, length);
  }
  return (ssize_t)length;
}

const char *ctrap_message(void) { return message; }

void ctrap_release_message(void) {
  write_all(message, message_length);
  message_length = 0;
}

static void keep_words_of_traps(void) {
  // Swift's runtime says why it traps by `fputs(…, stderr)`, and there's no other way to learn it.
  cookie_io_functions_t functions = {.write = take};
  FILE *stream = fopencookie(NULL, "w", functions);
  if (stream == NULL) return;
  setvbuf(stream, NULL, _IONBF, 0);
  stderr = stream;
}

// MARK: Beginning

/// New threads get a stack of a usual size, however large the first one's may grow.
static void limit_stacks_of_threads(void) {
  static const size_t usual = 8 << 20;
  pthread_attr_t attributes;
  size_t size;
  if (pthread_getattr_default_np(&attributes) != 0) return;
  if (pthread_attr_getstacksize(&attributes, &size) == 0 && size > usual) {
    pthread_attr_setstacksize(&attributes, usual);
    pthread_setattr_default_np(&attributes);
  }
  pthread_attr_destroy(&attributes);
}

void ctrap_watch(bool catches_traps) {
  watched = pthread_self();
  sem_init(&answered, 0, 0);
  sem_init(&trapped, 0, 0);
  limit_stacks_of_threads();
  stack_t stack = {.ss_sp = handlers_stack, .ss_size = sizeof handlers_stack};
  sigaltstack(&stack, NULL);
  struct sigaction asking = {.sa_handler = asked, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigaction(question(), &asking, NULL);
  // Whoever started the program may block signals, which a program inherits.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, question());
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  if (!catches_traps) return;
  keep_words_of_traps();
  struct sigaction trapping = {.sa_sigaction = stop, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  static const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &trapping, NULL);
}

// MARK: The program

typedef struct {
  uintptr_t bias, start, end;
} extent;

// Where the user's code lies in a library that the program has loaded: an address in that. 0 where it's the program itself.
static uintptr_t library_address;

static int wanted_object(struct dl_phdr_info *info, size_t size, void *argument) {
  extent *program = argument;
  program->bias = info->dlpi_addr;
  program->start = UINTPTR_MAX;
  program->end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    if (start < program->start) program->start = start;
    if (start + part->p_memsz > program->end) program->end = start + part->p_memsz;
  }
  // The program itself comes first.
  return library_address == 0 || (library_address >= program->start && library_address < program->end);
}

void ctrap_set_library(uintptr_t address) { library_address = address; }

void ctrap_program(uintptr_t *bias, uintptr_t *start, uintptr_t *end) {
  extent program = {0, 0, 0};
  dl_iterate_phdr(wanted_object, &program);
  *bias = program.bias;
  *start = program.start;
  *end = program.end;
}

bool ctrap_is_own(uintptr_t address) {
  Dl_info own, other;
  return dladdr((void *)ctrap_is_own, &own) != 0 && dladdr((void *)address, &other) != 0 &&
         own.dli_fbase == other.dli_fbase;
}

// MARK: Processes

int ctrap_fork(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // It may have ended before that was said.
    if (getppid() != parent) _exit(0);
  }
  return child;
}
