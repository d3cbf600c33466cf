// FIPS 180-4, for pages served over plain http from another machine, where WebCrypto is not offered.

const primes = Array.from({ length: 320 }, (_, number) => number).filter(isPrime)
/** The first 32 bits of the fractional parts of the roots of the first primes. */
const start = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))
const rounds = primes.slice(0, 64).map((prime) => fractionBits(Math.cbrt(prime)))

export function sha256Plain(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(start)
  const words = new Uint32Array(64)
  const whole = bytes.length - (bytes.length % 64)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < whole; at += 64) addBlock(state, words, view, at)
  const tail = tailOf(bytes.subarray(whole), bytes.length)
  for (let at = 0; at < tail.byteLength; at += 64) addBlock(state, words, tail, at)
  return digestOf(state)
}

/** What is left, a one bit, zeros, and the length in bits. */
function tailOf(rest: Uint8Array, length: number): DataView {
  const tail = new Uint8Array(rest.length < 56 ? 64 : 128)
  tail.set(rest)
  tail[rest.length] = 0x80
  const view = new DataView(tail.buffer)
  view.setUint32(tail.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(tail.length - 4, (length << 3) >>> 0)
  return view
}

function addBlock(state: Uint32Array, words: Uint32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(at + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const early = words[i - 15] ?? 0
    const late = words[i - 2] ?? 0
    const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = (words[i - 16] ?? 0) + mixedEarly + (words[i - 7] ?? 0) + mixedLate
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const spreadE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const spreadA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const one = (h + spreadE + choice + (rounds[i] ?? 0) + (words[i] ?? 0)) | 0
    const two = (spreadA + majority) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
}

function digestOf(state: Uint32Array): Uint8Array {
  const digest = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) digest.setUint32(i * 4, word)
  return new Uint8Array(digest.buffer)
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fractionBits(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function isPrime(number: number): boolean {
  if (number < 2) return false
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false
  return true
}
