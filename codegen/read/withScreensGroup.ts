import type { Manifest, WhenEntry } from './manifest'
import { inputsIn, listOf, updateOf } from './withScreenCalls'
import type { ScreenEntry } from './screenEntry'

/** In an error rule: every call of the screens that the manifest draws, and those of `toldByScreens`. */
export const screensGroup = '$screens'

/** Error rules that say `$screens` name the calls of the screens, and those that all screens share. */
export function withScreensGroup(manifest: Manifest): Manifest {
  const { errors } = manifest
  if (errors.rules.every(({ when }) => !calls(when).includes(screensGroup))) return manifest
  const meant = screenCallsIn(manifest)
  return {
    ...manifest,
    errors: {
      ...errors,
      rules: errors.rules.map((rule) =>
        calls(rule.when).includes(screensGroup)
          ? { ...rule, when: { ...rule.when, call: expanded(calls(rule.when), meant) } }
          : rule,
      ),
    },
  }
}

const calls = ({ call = [] }: WhenEntry): readonly string[] => [call].flat() as string[]

/** What stands in YAML keeps its place: the first of the group stands where the group did, the others at the end. */
function expanded(written: readonly string[], meant: readonly string[]): string[] {
  const [first, ...others] = meant.filter((id) => !written.includes(id))
  const inPlace = written.flatMap((id) => (id === screensGroup ? (first ?? []) : id))
  return [...inPlace, ...others]
}

export function screenCallsIn({ features, errors }: Manifest): string[] {
  const lists = new Map(
    features.flatMap((feature) => (feature.calls ?? []).map(({ id, list }) => [id, list])),
  )
  const own = features.flatMap(({ screens = {} }) =>
    Object.values(screens).flatMap((block) => [
      ...callsNamed(block),
      lists.get(listOf(block))?.extra,
    ]),
  )
  const shared = features.flatMap(({ name, calls: all = [] }) =>
    name === 'screens' ? all.map(({ id }) => id) : [],
  )
  const told = errors.toldByScreens ?? []
  return [...new Set([...told, ...own, ...shared].filter((id) => id !== undefined))]
}

const callsNamed = (block: ScreenEntry) => [
  listOf(block),
  block.create,
  updateOf(block),
  block.import,
  block.export,
  ...(block.actions ?? []).flatMap(({ call, undo }) => [call, undo]),
  ...inputsIn(block).map(({ options }) => options),
]
