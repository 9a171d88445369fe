// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CCURL_SHIM_H
#define GNOMON_CCURL_SHIM_H

// libcurl, looked up when it's first wanted: who never fetches anything neither links nor loads it. The numbers are
// those of libcurl's binary interface, which hasn't changed one since version 7.

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

typedef void *gnomon_curl_handle;

/// libcurl's functions.
struct gnomon_curl {
  int (*global_init)(long flags);
  gnomon_curl_handle (*make)(void);
  int (*set)(gnomon_curl_handle, int option, ...);
  int (*perform)(gnomon_curl_handle);
  int (*get)(gnomon_curl_handle, int info, ...);
  void (*destroy)(gnomon_curl_handle);
};

/// What to fetch, and whom to ask on the way.
struct gnomon_curl_request {
  const char *url;
  const char *agent;
  long milliseconds;
  long redirects;
  long long bytes;
  void *context;
  /// Whether a connection to an address (4 or 16 bytes) is allowed.
  int (*allow)(void *context, const unsigned char *address, int count);
  /// Takes bytes; 0 stops.
  int (*take)(void *context, const void *bytes, size_t count);
  /// Whether nobody waits any more.
  int (*is_over)(void *context);
};

struct gnomon_curl_answer {
  /// libcurl's; 0 is well.
  int code;
  long status;
  char type[128];
  char message[256];
};

struct gnomon_curl_address {
  int family;
  int type;
  int protocol;
  unsigned int count;
  struct sockaddr address;
};

/// Finds libcurl; 0 where it isn't installed. To be called once.
static inline int gnomon_curl_load(struct gnomon_curl *curl) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  *(void **)&curl->global_init = dlsym(library, "curl_global_init");
  *(void **)&curl->make = dlsym(library, "curl_easy_init");
  *(void **)&curl->set = dlsym(library, "curl_easy_setopt");
  *(void **)&curl->perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl->get = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl->destroy = dlsym(library, "curl_easy_cleanup");
  if (!curl->global_init || !curl->make || !curl->set || !curl->perform || !curl->get || !curl->destroy) return 0;
  return curl->global_init(3) == 0;
}

/// Opens the socket of a connection, where its address is allowed: what is checked is what is connected to.
static inline int gnomon_curl_open(void *context, int purpose, struct gnomon_curl_address *address) {
  struct gnomon_curl_request *request = (struct gnomon_curl_request *)context;
  const unsigned char *bytes = (const unsigned char *)&address->address;
  int allowed = 0;
  (void)purpose;
  // Behind family and port; in IPv6 behind the flow as well.
  if (address->family == AF_INET) allowed = request->allow(request->context, bytes + 4, 4);
  if (address->family == AF_INET6) allowed = request->allow(request->context, bytes + 8, 16);
  return allowed ? socket(address->family, address->type | SOCK_CLOEXEC, address->protocol) : -1;
}

static inline size_t gnomon_curl_write(char *bytes, size_t size, size_t count, void *context) {
  struct gnomon_curl_request *request = (struct gnomon_curl_request *)context;
  return request->take(request->context, bytes, size * count) ? size * count : 0;
}

static inline int gnomon_curl_progress(void *context, long long a, long long b, long long c, long long d) {
  struct gnomon_curl_request *request = (struct gnomon_curl_request *)context;
  (void)a, (void)b, (void)c, (void)d;
  return request->is_over(request->context);
}

/// Fetches, and returns when it's over.
static inline void gnomon_curl_fetch(
    const struct gnomon_curl *curl, struct gnomon_curl_request *request, struct gnomon_curl_answer *answer) {
  gnomon_curl_handle handle = curl->make();
  char *type = NULL;
  int failed = 0;
  memset(answer, 0, sizeof *answer);
  answer->code = 27;
  if (!handle) return;
  failed |= curl->set(handle, 10002, request->url);
  failed |= curl->set(handle, 10018, request->agent);
  failed |= curl->set(handle, 10010, answer->message);
  failed |= curl->set(handle, 99, 1L);                         // no signals
  failed |= curl->set(handle, 181, 3L);                        // http and https alone,
  failed |= curl->set(handle, 182, 3L);                        // after a redirect too
  failed |= curl->set(handle, 52, 1L);                         // follows redirects,
  failed |= curl->set(handle, 68, request->redirects);         // so many
  failed |= curl->set(handle, 155, request->milliseconds);     // in all
  failed |= curl->set(handle, 30117, request->bytes);          // where the length is told before
  failed |= curl->set(handle, 10004, "");                      // no proxy: it would resolve names by itself
  failed |= curl->set(handle, 45, 1L);                         // 400 and above is a failure
  failed |= curl->set(handle, 20011, gnomon_curl_write);
  failed |= curl->set(handle, 10001, request);
  failed |= curl->set(handle, 20163, gnomon_curl_open);
  failed |= curl->set(handle, 10164, request);
  failed |= curl->set(handle, 20219, gnomon_curl_progress);
  failed |= curl->set(handle, 10057, request);
  failed |= curl->set(handle, 43, 0L);                         // asks whether to go on
  if (!failed) {
    answer->code = curl->perform(handle);
    curl->get(handle, 0x200002, &answer->status);
    curl->get(handle, 0x100012, &type);
    if (type) strncpy(answer->type, type, sizeof answer->type - 1);
  }
  curl->destroy(handle);
}

#endif
