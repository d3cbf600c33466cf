import type { Spot } from '../problems/problem'
import { within } from '../problems/spot'
import type { Manifest } from '../read/manifest'

/**
 * One part removed from the manifest (a mutation): if no table of QA detects it, the part is
 * untested.
 */
export interface Cut {
  /** `call listClips without the role cc`. */
  readonly what: string
  readonly spot: Spot
  /** What stands here becomes `value`. */
  readonly owner: Spot
  readonly value: unknown
}

/** One member of a list less, each in turn. */
export const cutMembers = (of: string, noun: string, owner: Spot, list: readonly unknown[]) =>
  list.map((member, index): Cut => ({
    what: `${of} without the ${noun} ${String(member)}`,
    spot: within(owner, index),
    owner,
    value: list.toSpliced(index, 1),
  }))

export function withCut(manifest: Manifest, { owner: { file, path }, value }: Cut): Manifest {
  const feature = manifest.features.findIndex((candidate) => candidate.file === file)
  const steps = feature < 0 ? [file.replace(/\.yaml$/, '')] : ['features', feature]
  return replaced(manifest, [...steps, ...path], value) as Manifest
}

function replaced(
  target: unknown,
  [step, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (step === undefined) return value
  if (Array.isArray(target))
    return target.map((item: unknown, at) => (at === step ? replaced(item, rest, value) : item))
  const map = target as Readonly<Record<string, unknown>>
  return { ...map, [step]: replaced(map[step], rest, value) }
}
