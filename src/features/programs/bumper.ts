// Rules of bumpers: short films that open or end programs.
import type { ListBumpersRow } from '../../../generated/facts/features/programs'

export type BumperAspect = ListBumpersRow['aspect']
export type BumperState = ListBumpersRow['state']

export const leastBumperMs = 1_000
export const mostBumperMs = 15_000

const aspects: Readonly<Record<BumperAspect, number>> = {
  w16h9: 16 / 9,
  w9h16: 9 / 16,
  w1h1: 1,
  w4h5: 4 / 5,
}

/** Cameras and encoders round by some pixels. */
const tolerance = 0.02

/** Undefined: no picture, or one that no program has. */
export function aspectOf(width: number | null, height: number | null): BumperAspect | undefined {
  if (!width || !height) return undefined
  const found = Object.entries(aspects).find(
    ([, ratio]) => Math.abs(width / height / ratio - 1) <= tolerance,
  )
  return found?.[0] as BumperAspect | undefined
}

export interface BumperParts {
  readonly state: BumperState
  readonly isDefault: boolean
  readonly isTrashed: boolean
}

export function actsWithBumper({
  state,
  isDefault,
  isTrashed,
}: BumperParts): ListBumpersRow['may'] {
  if (isTrashed) return ['restore', 'erase']
  if (state !== 'active') return ['edit', 'activate', 'trash']
  return ['edit', 'retire', isDefault ? 'dropDefault' : 'makeDefault', 'trash']
}
