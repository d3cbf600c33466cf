// What fields and values are called in every language, so that a file of any of them is understood.
import { attach, combine, createEffect, createStore, sample, type Event } from 'effector'
import { languages } from '../../../../generated/facts/app'
import type { Screen } from '../../../../generated/facts/screen'
import { roleTitleOf } from '../../../access/roleIdOf'
import { $language, fetchWordsFx } from '../../../browser/text/text.model'
import { splitCell } from '../../../kit/csv'
import type { FormInput } from '../form/values'
import type { OwnInput } from '../own/ownScreen'
import type { Ref } from '../row'
import type { Vocabulary } from './readCell'
import type { NameParts } from './joinNames'
import type { NameHalves } from './splitNames'
import type { FieldNames } from './mapping'

type Dictionaries = readonly Readonly<Record<string, string>>[]

export function createVocabulary(screen: Screen, opened: Event<void>) {
  const readWordsFx = attach({
    source: $language,
    effect: createEffect(async (language: string): Promise<Dictionaries> => {
      const files = languages
        .toSorted((one, other) => Number(other.id === language) - Number(one.id === language))
        .flatMap(({ id }) => [id, `${id}/${screen.feature}`, `${id}/screens`])
      const read = files.map((file) => fetchWordsFx(file).catch(() => ({})))
      return Promise.all(read)
    }),
    mapParams: (_: void, language: string) => language,
  })
  const $dictionaries = createStore<Dictionaries>([], { serialize: 'ignore' }).on(
    readWordsFx.doneData,
    (_, read) => read,
  )
  sample({
    clock: opened,
    source: $dictionaries,
    filter: (read) => read.length === 0,
    fn: () => undefined,
    target: readWordsFx,
  })
  return {
    wordsRead: readWordsFx.doneData,
    namesOf: (inputs: readonly FormInput[], all: Dictionaries) => namesIn(screen, inputs, all),
    partsOf: (inputs: readonly FormInput[], all: Dictionaries) => namePartsIn(screen, inputs, all),
    halvesOf: (inputs: readonly FormInput[], all: Dictionaries) =>
      nameHalvesIn(screen, inputs, all),
    $words: combine({ dictionaries: $dictionaries, language: $language }),
  }
}

const everyWord = (all: Dictionaries, key: string): readonly string[] =>
  all.flatMap((words) => words[key] ?? [])

/** Null where the form itself has two fields for a name, or none. */
function namePartsIn(
  { name }: Screen,
  inputs: readonly FormInput[],
  all: Dictionaries,
): NameParts | null {
  const has = (field: string) => inputs.some((input) => input.field === field)
  if (!has(name) || has('firstName')) return null
  return {
    field: name,
    first: ['firstName', ...otherNames(all, 'firstName')],
    last: ['lastName', ...otherNames(all, 'lastName')],
  }
}

/** Null where the form has no two fields for a name. */
function nameHalvesIn(
  screen: Screen,
  inputs: readonly FormInput[],
  all: Dictionaries,
): NameHalves | null {
  const has = (field: string) => inputs.some((input) => input.field === field)
  if (has(screen.name) || !has('firstName') || !has('lastName')) return null
  const called = (field: string) => calledIn(screen, field, all)
  return {
    whole: [...called(screen.name), ...called('name')],
    first: called('firstName'),
    last: called('lastName'),
  }
}

/** By its label in every language, by its own name, and by those of other products. */
function calledIn({ fields }: Screen, field: string, all: Dictionaries): readonly string[] {
  const label = fields[field]?.label
  return [...(label ? everyWord(all, label) : []), field, ...otherNames(all, field)]
}

/** What other products call a field, as the manifest's texts have it: names between semicolons. */
export const otherNames = (all: Dictionaries, field: string): readonly string[] =>
  everyWord(all, `screens.import.names.${field}`).flatMap((names) => splitCell(names))

function namesIn(
  { fields }: Screen,
  inputs: readonly (FormInput | OwnInput)[],
  all: Dictionaries,
): FieldNames {
  return Object.fromEntries(
    inputs.map((input) => {
      const label = fields[input.field]?.label
      const labels = label ? everyWord(all, label) : []
      const others = otherNames(all, input.field)
      return [input.field, 'name' in input ? [input.name] : [input.field, ...labels, ...others]]
    }),
  )
}

export function vocabularyOf(
  { fields }: Screen,
  input: FormInput | OwnInput,
  { dictionaries, language }: { dictionaries: Dictionaries; language: string },
  refs: readonly Ref[],
): Vocabulary {
  const values =
    'choices' in input
      ? input.choices.map((choice) => [choice, [choice]] as const)
      : Object.entries(fields[input.field]?.values ?? {}).map(
          ([value, key]) => [value, everyWord(dictionaries, key)] as const,
        )
  return {
    values: Object.fromEntries(values),
    refs: refs.flatMap((ref) => [ref, ...roleNames(ref, dictionaries)]),
    yes: everyWord(dictionaries, 'screens.form.yes'),
    no: everyWord(dictionaries, 'screens.form.no'),
    language,
  }
}

/** Roles of the manifest are exported by what each language calls them. */
function roleNames({ id }: Ref, all: Dictionaries): Ref[] {
  const title = roleTitleOf(id)
  return title ? everyWord(all, title).map((name) => ({ id, name })) : []
}
