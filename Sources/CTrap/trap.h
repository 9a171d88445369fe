// SPDX-License-Identifier: Apache-2.0
//
// The part of a program's watch that runs in signal handlers: it writes down where a thread is, and leaves all words to
// the thread that watches. Handlers neither allocate nor lock. And what Swift hides of processes.
#ifndef GNOMON_CTRAP_H
#define GNOMON_CTRAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Where a thread is, from the innermost call outwards.
typedef struct {
  /// Addresses of instructions: of each call, and first of what was interrupted.
  const uintptr_t *addresses;
  size_t count;
  /// The signal that ended the thread's work; 0 where it was only asked and goes on.
  int signal;
  /// Whether the thread has no stack left.
  bool is_overflow;
  /// The address that couldn't be read or written; for other signals it says nothing.
  uintptr_t fault;
} ctrap_stack;

/// The most addresses that are written down of one stack: half of them are the innermost, half the outermost.
#define CTRAP_LIMIT 8192

/// Begins to watch the calling thread, which has to be the program's first. Called once.
///
/// - catches_traps: whether the signals of traps come here. Then what Swift's runtime says of one is kept back
///   (`ctrap_message`), and the thread that traps stands still until `ctrap_wait`'s caller ends the process.
void ctrap_watch(bool catches_traps);

/// Waits for a trap of any thread, for so many seconds. Only one thread may wait.
///
/// Gives true and the stack where a thread has trapped. Later traps of other threads aren't told.
bool ctrap_wait(double seconds, ctrap_stack *stack);

/// Asks the watched thread where it is. It goes on meanwhile, so that the answer is of an instant that is over.
///
/// Gives false where it doesn't answer within two seconds. The addresses are good until the next question.
bool ctrap_ask(ctrap_stack *stack);

/// What Swift's runtime said of the trap; empty where it said nothing.
const char *ctrap_message(void);

/// Writes out what was kept back, where no trap followed. Called before the process ends.
void ctrap_release_message(void);

/// Says that the user's code lies in a library, which has an address in it. Called before `ctrap_watch`.
void ctrap_set_library(uintptr_t address);

/// How far the program, or the library with the user's code, lies from where its file says, and the addresses that it takes up.
void ctrap_program(uintptr_t *bias, uintptr_t *start, uintptr_t *end);

/// Whether an address lies in the library that this is part of.
bool ctrap_is_own(uintptr_t address);

/// `fork`, which Swift hides: in the child only the calling thread is there. So nobody may call it who has others.
///
/// The child ends when its parent's thread that has called does.
int ctrap_fork(void);

/// Of Swift's runtime: the name behind a symbol, in memory that the caller frees. NULL where it's none of Swift's.
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

#endif
