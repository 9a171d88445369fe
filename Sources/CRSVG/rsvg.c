// SPDX-License-Identifier: Apache-2.0
#include "rsvg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

int gnomon_rsvg_load(struct gnomon_rsvg *rsvg) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_GLOBAL);
  if (!library) return 0;
  *(void **)&rsvg->make = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&rsvg->size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&rsvg->dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&rsvg->draw = dlsym(library, "rsvg_handle_render_document");
  *(void **)&rsvg->release = dlsym(library, "g_object_unref");
  *(void **)&rsvg->clear = dlsym(library, "g_clear_error");
  return rsvg->make && rsvg->size && rsvg->dimensions && rsvg->draw && rsvg->release && rsvg->clear;
}

// librsvg is written in Rust, and is built so that a failed assertion calls abort(). POSIX lets a handler of SIGABRT leave by
// siglongjmp(): abort() then doesn't end the process.

/// Where this thread goes on; NULL while it isn't in librsvg.
static _Thread_local sigjmp_buf *way_back;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// How many threads are in librsvg.
static unsigned users;
static struct sigaction before;

static void aborted(int number, siginfo_t *information, void *context) {
  if (way_back) siglongjmp(*way_back, 1);
  // Somebody else's. What was there before decides.
  if (before.sa_flags & SA_SIGINFO) {
    before.sa_sigaction(number, information, context);
  } else if (before.sa_handler == SIG_DFL) {
    // When this handler returns, abort() takes the default itself; a signal that was sent has to come again.
    signal(number, SIG_DFL);
    raise(number);
  } else if (before.sa_handler != SIG_IGN) {
    before.sa_handler(number);
  }
}

static void enter(sigjmp_buf *place) {
  pthread_mutex_lock(&lock);
  if (users++ == 0) {
    struct sigaction own = {.sa_sigaction = aborted, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&own.sa_mask);
    sigaction(SIGABRT, &own, &before);
  }
  pthread_mutex_unlock(&lock);
  way_back = place;
}

static void leave(void) {
  way_back = NULL;
  pthread_mutex_lock(&lock);
  struct sigaction now;
  // Whoever has set a handler in the meantime keeps it.
  if (--users == 0 && sigaction(SIGABRT, NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) && now.sa_sigaction == aborted)
    sigaction(SIGABRT, &before, NULL);
  pthread_mutex_unlock(&lock);
}

/// Makes a call of librsvg, which gives whether it succeeded; goes on behind it where it aborts.
static enum gnomon_rsvg_end guarded(
    const struct gnomon_rsvg *rsvg, int (*call)(const struct gnomon_rsvg *, void *, void **), void *arguments) {
  sigjmp_buf place;
  if (sigsetjmp(place, 1)) {
    leave();
    return gnomon_rsvg_aborted;
  }
  enter(&place);
  void *error = NULL;
  int is_done = call(rsvg, arguments, &error);
  leave();
  rsvg->clear(&error);
  return is_done ? gnomon_rsvg_done : gnomon_rsvg_failed;
}

struct reading {
  const unsigned char *bytes;
  size_t count;
  void **handle;
};

static int read_document(const struct gnomon_rsvg *rsvg, void *arguments, void **error) {
  struct reading *reading = arguments;
  *reading->handle = rsvg->make(reading->bytes, reading->count, error);
  return *reading->handle != NULL;
}

enum gnomon_rsvg_end gnomon_rsvg_read(
    const struct gnomon_rsvg *rsvg, const unsigned char *bytes, size_t count, void **handle) {
  struct reading reading = {bytes, count, handle};
  return guarded(rsvg, read_document, &reading);
}

struct drawing {
  void *handle;
  void *cairo;
  const struct gnomon_rsvg_box *viewport;
};

static int draw_document(const struct gnomon_rsvg *rsvg, void *arguments, void **error) {
  struct drawing *drawing = arguments;
  return rsvg->draw(drawing->handle, drawing->cairo, drawing->viewport, error);
}

enum gnomon_rsvg_end gnomon_rsvg_draw(
    const struct gnomon_rsvg *rsvg, void *handle, void *cairo, const struct gnomon_rsvg_box *viewport) {
  struct drawing drawing = {handle, cairo, viewport};
  return guarded(rsvg, draw_document, &drawing);
}
