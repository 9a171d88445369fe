# SPDX-License-Identifier: Apache-2.0
"""The numbers of the charts, the same for all who draw them: Workload+Charts.swift makes them in the same way."""
import math

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]


def numbers(count, seed=1):
    state, result = seed, []
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        result.append((state >> 40) / (1 << 24))
    return result


def bars():
    return list(zip(MONTHS, (20 + 80 * value for value in numbers(12))))


def line(count):
    return [(i, math.sin(i * 20 / count) + value) for i, value in enumerate(numbers(count))]


def scatter(count):
    return list(zip(numbers(count, 2), numbers(count, 3)))


def areas():
    return [(i // 10, f"S{i % 10}", value) for i, value in enumerate(numbers(500))]


def heat():
    return [(i % 50, i // 50, value) for i, value in enumerate(numbers(2500))]
