// Random numbers: the generator, and the hash that seeds it.
#include "rng.h"

#include <array>
#include <cstring>
#include <vector>

namespace {

constexpr uint32_t ROUND_CONSTANTS[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

uint32_t rotated(uint32_t x, int by) { return (x >> by) | (x << (32 - by)); }

void mix_block(std::array<uint32_t, 8>& hash, const uint8_t* block) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++)
        w[i] = uint32_t(block[4 * i]) << 24 | uint32_t(block[4 * i + 1]) << 16 | uint32_t(block[4 * i + 2]) << 8 |
               block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t low = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ (w[i - 15] >> 3);
        uint32_t high = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + low + w[i - 7] + high;
    }
    auto v = hash;
    for (int i = 0; i < 64; i++) {
        uint32_t one = v[7] + (rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)) +
                       ((v[4] & v[5]) ^ (~v[4] & v[6])) + ROUND_CONSTANTS[i] + w[i];
        uint32_t two = (rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)) +
                       ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        v = {one + two, v[0], v[1], v[2], v[3] + one, v[4], v[5], v[6]};
    }
    for (int i = 0; i < 8; i++) hash[i] += v[i];
}

// The eight words of a text's SHA-256.
std::array<uint32_t, 8> sha256(const std::string& text) {
    std::vector<uint8_t> bytes(text.begin(), text.end());
    uint64_t bits = 8 * uint64_t(bytes.size());
    bytes.push_back(0x80);
    while (bytes.size() % 64 != 56) bytes.push_back(0);
    for (int shift = 56; shift >= 0; shift -= 8) bytes.push_back(uint8_t(bits >> shift));
    std::array<uint32_t, 8> hash = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    for (size_t at = 0; at < bytes.size(); at += 64) mix_block(hash, &bytes[at]);
    return hash;
}

}  // namespace

Rng::Rng(const std::string& seed) {
    auto word = sha256(seed);
    a = word[0] % (M1 - 1) + 1;
    b = word[1] % M1;
    c = word[2] % M1;
    d = word[3] % (M2 - 1) + 1;
    e = word[4] % M2;
    f = word[5] % M2;
}

int64_t Rng::next() {
    int64_t p = (1403580 * b + 810728 * (M1 - a)) % M1;
    a = b, b = c, c = p;
    int64_t q = (527612 * f + 1370589 * (M2 - d)) % M2;
    d = e, e = f, f = q;
    return p >= q ? p - q : p - q + M1;
}

int Rng::member(unsigned mask) {
    for (int64_t n = below(size(mask)); n > 0; n--) mask &= mask - 1;
    return lowest(mask);
}

unsigned Rng::subset(unsigned mask, int count) {
    unsigned chosen = 0;
    for (; count > 0; count--) {
        unsigned one = 1u << member(mask);
        mask ^= one;
        chosen |= one;
    }
    return chosen;
}
