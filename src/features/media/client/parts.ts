// Splits a file into parts. Each part is one object the browser posts on its own, so that a broken
// connection costs one part and a reload costs nothing that has arrived.

export interface Part {
  readonly partNo: number
  readonly start: number
  readonly end: number
}

export function partsOf(bytes: number, partBytes: number): Part[] {
  const count = Math.ceil(bytes / partBytes)
  return Array.from({ length: count }, (_, index) => ({
    partNo: index + 1,
    start: index * partBytes,
    end: Math.min((index + 1) * partBytes, bytes),
  }))
}

export function missingParts(parts: readonly Part[], received: readonly number[]): Part[] {
  const arrived = new Set(received)
  return parts.filter(({ partNo }) => !arrived.has(partNo))
}

export function sizeOf({ start, end }: Part): number {
  return end - start
}
