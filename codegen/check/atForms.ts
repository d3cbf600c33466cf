import type { Problem } from '../problems/problem'
import { formOf } from '../read/forms/callForms'
import type { Manifest } from '../read/manifest'

/** Places what is wrong with something that a form was expanded to at the form, which alone stands in YAML. */
export function atForms({ features }: Manifest, problems: readonly Problem[]): Problem[] {
  return problems.map((found) => {
    const { file, path } = found
    const feature = features.find((each) => each.file === file)
    const index = feature && callOf(feature, path)
    const form = index === undefined ? undefined : formOf(feature!.calls![index]!)
    return form === undefined ? found : { ...found, path: ['calls', index!, form], at: 'key' }
  })
}

const written: ReadonlySet<unknown> = new Set(['request', 'response', 'method', 'meaning'])

function callOf(
  { calls = [], entities = {} }: Manifest['features'][number],
  [kind, name, key]: Problem['path'],
): number | undefined {
  if (kind === 'calls' && written.has(key)) return name as number
  const list = kind === 'entities' ? entities[name!]?.rowsOf : undefined
  return list === undefined ? undefined : calls.findIndex(({ id }) => id === list)
}
