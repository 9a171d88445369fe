# SPDX-License-Identifier: Apache-2.0
"""Swift sources without comments and strings, and the words of their code. The test of the tables reads sources the same way."""
import re

TOKENS = re.compile(
    r"""//[^\n]* | /\* | (\#*)\"\"\" | (\#*)\" | [()] | [^/"\#()]+ | .""",
    re.VERBOSE | re.DOTALL,
)


def words(text):
    """The identifiers of a source's code. What stands in a string's interpolations is code."""
    return set(re.findall(r"\w+", code(text)))


def code(text):
    """The source with comments and strings left out; interpolations stay."""
    out, at = [], 0
    # What encloses the place: a number counts open brackets of code, a string is the delimiter that ends it.
    stack = [0]
    while at < len(text):
        if isinstance(stack[-1], int):
            at = step_code(text, at, stack, out)
        else:
            at = step_string(text, at, stack, out)
    return "".join(out)


def step_code(text, at, stack, out):
    match = TOKENS.match(text, at)
    token = match.group()
    if token.startswith("//"):
        return match.end()
    if token == "/*":
        return comment_end(text, at)
    if token.endswith('"'):
        stack.append(token)
        out.append(" ")
    elif token == ")" and stack[-1] == 0 and len(stack) > 1:
        stack.pop()
        out.append(" ")
    else:
        stack[-1] += (token == "(") - (token == ")" and stack[-1] > 0)
        out.append(token)
    return match.end()


def step_string(text, at, stack, out):
    opening = stack[-1]
    hashes = opening.rstrip('"')
    closing = opening.lstrip("#") + hashes
    if text.startswith(closing, at):
        stack.pop()
        return at + len(closing)
    escape = "\\" + hashes
    if text.startswith(escape + "(", at):
        stack.append(0)
        return at + len(escape) + 1
    if text.startswith(escape, at):
        return at + len(escape) + 1
    if text[at] == "\n" and not opening.endswith('"""'):
        stack.pop()
    return at + 1


def comment_end(text, at):
    depth = 0
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            at += 1
    return at
