import { load } from 'js-yaml'
import { applyToText } from '../edit/applyToText'
import type { FeatureFile, FlagsFile, SchemaEntry } from '../read/manifest'
import { commentsOnlyIn, withLinesAbove } from './comments'
import type { Files } from './migrate'

/** Version 1 repeated each flag in the entity that carries the flags; version 2 says `allFlags` there. */
export function flagsSaidOnce(files: Files): Files {
  const flags = Object.keys(
    (load(files.get('flags.yaml') ?? '') as FlagsFile | undefined)?.flags ?? {},
  )
  return new Map(
    [...files].map(([file, text]) => {
      if (!file.startsWith('features/') || flags.length === 0) return [file, text]
      const { entities = {} } = load(text) as FeatureFile
      const full = Object.entries(entities).filter(([, schema]) => carriesAll(schema, flags))
      return [file, full.reduce((all, [name, schema]) => shortened(all, name, schema, flags), text)]
    }),
  )
}

const carriesAll = ({ properties = {}, required = [] }: SchemaEntry, flags: readonly string[]) =>
  flags.every((flag) => properties[flag]?.type === 'boolean' && required.includes(flag))

function shortened(
  text: string,
  name: string,
  { properties = {}, required = [] }: SchemaEntry,
  flags: readonly string[],
): string {
  const entity = ['entities', name]
  const others = Object.entries(properties).filter(([field]) => !flags.includes(field))
  const done = [
    { path: [...entity, 'properties'], value: Object.fromEntries(others) },
    { path: [...entity, 'required'], value: required.filter((field) => !flags.includes(field)) },
    { path: [...entity, 'allFlags'], value: true, later: ['properties', 'required'] },
  ].reduce((all, change) => applyToText(all, { do: 'set', ...change }), text)
  return withLinesAbove(done, [...entity, 'allFlags'], commentsOnlyIn(text, done))
}
