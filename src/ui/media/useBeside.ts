import { useEffect } from 'react'
import { keepBeside, type Place } from './keepBeside'

/** Keeps the other film beside the clock as long as both are there. */
export function useBeside(
  clock: HTMLVideoElement | null,
  other: HTMLVideoElement | null,
  placeAt: (seconds: number) => Place,
): void {
  useEffect(
    () => (clock && other ? keepBeside(clock, other, placeAt) : undefined),
    [clock, other, placeAt],
  )
}
