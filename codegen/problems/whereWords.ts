import type { Spot } from './problem'

/**
 * Where a spot of a file of words is: in `text/<language>/<feature>.yaml`, or, if there is no such file, under `text` in the
 * feature's own.
 */
export function whereWords<Placed extends Pick<Spot, 'file' | 'path'>>(
  spot: Placed,
  files: ReadonlyMap<string, string>,
): Placed {
  const [, language, feature] = /^text\/([a-z]{2})\/([a-z-]+)\.yaml$/.exec(spot.file) ?? []
  if (language === undefined || files.has(spot.file)) return spot
  return {
    ...spot,
    file: `features/${feature}.yaml`,
    path: ['text', language, ...spot.path.slice(1)],
  }
}
