// The same stream of random numbers as `tablee/core/rng.py`: MRG32k3a, seeded by the SHA-256 of a text.
#pragma once

#include <cstdint>
#include <string>

class Rng {
public:
    // `seed` is what Python's `repr` makes of the seed: digits, or a quoted text.
    explicit Rng(const std::string& seed);

    int64_t next();
    int64_t below(int64_t n) { return next() * n / M1; }
    int member(unsigned mask);
    unsigned subset(unsigned mask, int count);

private:
    static constexpr int64_t M1 = 4294967087, M2 = 4294944443;
    int64_t a, b, c, d, e, f;
};

inline int size(uint64_t mask) { return __builtin_popcountll(mask); }
inline int lowest(uint64_t mask) { return __builtin_ctzll(mask); }
