import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...given: never[]) => unknown>>

/**
 * The same functions at every render, which do what those of the last one do: so what is given them
 * need not be drawn again.
 */
export function useSteady<Of extends Handlers>(handlers: Of): Of {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [steady] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [
          name,
          (...given: never[]) => latest.current[name]?.(...given),
        ]),
      ) as unknown as Of,
  )
  return steady
}
