/** Promise.withResolvers, which Node 20 lacks. */
export function withResolvers<T = void>() {
  const parts: { resolve?: (value: T) => void } = {}
  const promise = new Promise<T>((resolve) => {
    parts.resolve = resolve
  })
  return { promise, resolve: (value: T) => parts.resolve?.(value) }
}
