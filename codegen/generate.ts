import { checkManifest } from './check'
import { emitAll } from './emit'
import type { Output } from './emit/output'
import type { Problem } from './problems/problem'
import { readManifest } from './read/readManifest'
import { resolve } from './resolve/model'

export type Generation =
  | { readonly problems: readonly Problem[]; readonly outputs?: undefined }
  | { readonly problems: readonly []; readonly outputs: readonly Output[] }

/** A manifest folder, given as path to text, becomes the generated folder, or every mistake in it. Pure. */
export function generate(files: ReadonlyMap<string, string>): Generation {
  const { problems, references, manifest } = readManifest(files)
  if (!manifest) return { problems }
  const broken = checkManifest(manifest, references)
  if (broken.length > 0) return { problems: broken }
  return { problems: [], outputs: emitAll(resolve(manifest)) }
}
