/** Chunks in their order, until they are on the disk. */
export interface MemoryTail {
  add(chunk: Blob): void
  drop(chunk: Blob): void
  chunks(): readonly Blob[]
  size(): number
  /** Bytes from and to, counted from the first chunk; what lies outside is left out. */
  slice(from: number, to: number): Blob
}

export function memoryTail(): MemoryTail {
  let held: readonly Blob[] = []
  return {
    add(chunk) {
      held = [...held, chunk]
    },
    drop(chunk) {
      held = held.filter((each) => each !== chunk)
    },
    chunks: () => held,
    size: () => held.reduce((sum, { size }) => sum + size, 0),
    slice: (from, to) => new Blob([...held]).slice(Math.max(0, from), Math.max(0, to)),
  }
}
