// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CHTML_HTML_H
#define GNOMON_CHTML_HTML_H

// libxml2's reader of HTML, looked up with the first document: who reads none neither links nor loads it. It's told to open no address,
// and takes what is wrong in a document as browsers of its time did.

#include <stddef.h>

struct gnomon_html {
  void *(*read)(const char *bytes, int count, const char *address, const char *encoding, int options);
  void (*release)(void *document);
};

/// What a document is told to, in the order of its text. Names are as libxml2 has them: in small letters. All texts are UTF-8.
struct gnomon_html_reader {
  void *context;
  /// An element begins. Its attributes are asked for by gnomon_html_attribute. What it returns tells whether the inside is read, too.
  int (*open)(void *context, const char *name, const void *element);
  void (*close)(void *context);
  void (*text)(void *context, const char *text);
};

/// Finds libxml2; 0 where it isn't installed. To be called once.
int gnomon_html_load(struct gnomon_html *html);

/// Reads a document and tells the reader of it; 0 where nothing could be read. The encoding is a name or NULL: then the document says it, and
/// where it doesn't either, it's ISO 8859-1.
int gnomon_html_read(
    const struct gnomon_html *html, const unsigned char *bytes, size_t count, const char *encoding,
    const struct gnomon_html_reader *reader);

/// The value of an element's attribute: NULL where there's none, empty where it has no value.
const char *gnomon_html_attribute(const void *element, const char *name);

#endif
