/** What views draw, with who draws it. */
export interface Store<State> {
  read(): State
  change(part: Partial<State>): void
  subscribe(listen: () => void): () => void
}

export function createStore<State>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    change(part) {
      state = { ...state, ...part }
      listeners.forEach((listen) => listen())
    },
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
