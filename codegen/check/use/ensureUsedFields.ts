import { problem, type Problem } from '../../problems/problem'
import type { House } from '../../read/house'
import { formOf } from '../../read/forms/callForms'
import type { Manifest, SchemaEntry } from '../../read/manifest'
import { schemasIn, type PlacedSchema } from '../schemasOf'

/** Every field of a reply is counted by a badge or read in src. */
export function ensureUsedFields(manifest: Manifest, { words }: House): Problem[] {
  const counted = countedFields(manifest)
  // Flags become fields automatically; whether each is used has a check of its own.
  const flags = new Set(Object.keys(manifest.flags.flags))
  return [...repliesOf(manifest)].flatMap(({ schema, file, path }) =>
    Object.entries(schema.properties ?? {}).flatMap(([name, { unused }]) => {
      if (flags.has(name)) return []
      const isUsed = counted.has(name) || words.has(name)
      if (isUsed === (unused === undefined)) return []
      const place = [...path, 'properties', name]
      return isUsed
        ? problem(
            'UNUSED-FALSE',
            file,
            [...place, 'unused'],
            `${name} is said to be unused, but it is used; remove the reason.`,
          )
        : problem(
            'UNUSED-FIELD',
            file,
            place,
            `No badge and nothing under src reads the field ${name}; remove it, or say why it stays: unused: <reason>.`,
            { at: 'key' },
          )
    }),
  )
}

function countedFields({ navigation }: Manifest): Set<string> {
  const sections = navigation.trees.flatMap((tree) => tree.sections)
  const badges = sections.flatMap((section) =>
    section.sameAs === undefined
      ? [section.badge, ...section.entries.map(({ badge }) => badge)]
      : [],
  )
  return new Set(badges.flatMap((badge) => (badge && badge.sum === undefined ? badge.field : [])))
}

/** Every schema that is part of a reply, through referenced entities; each once. */
function* repliesOf({ features }: Manifest): Generator<PlacedSchema> {
  const entities = new Map(
    features.flatMap(({ file, entities: own = {} }) =>
      Object.entries(own).map(([name, schema]): [string, PlacedSchema] => [
        name,
        { schema, file, path: ['entities', name] },
      ]),
    ),
  )
  const waiting: PlacedSchema[] = features.flatMap(({ file, calls = [] }) =>
    calls.flatMap((call, index): PlacedSchema[] =>
      // Lists and forms read the fields of their rows by name.
      formOf(call) ? [] : [{ schema: call.response, file, path: ['calls', index, 'response'] }],
    ),
  )
  const seen = new Set<SchemaEntry>()
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const inner of schemasIn(next)) {
      if (seen.has(inner.schema)) continue
      seen.add(inner.schema)
      const referred = inner.schema.$ref === undefined ? undefined : entities.get(inner.schema.$ref)
      if (referred) waiting.push(referred)
      yield inner
    }
}
