import { list, map, record, text, type Shape } from '../read/shapes/shape'
import { screensGroup } from '../read/withScreensGroup'
import type { Model } from '../resolve/model'
import { actsOf } from '../resolve/screens/actsOf'
import { screensOf } from '../resolve/screens/screenParts'
import { answers } from './replies'
import { spokenActions } from './speak'
import { wordOf } from '../resolve/wordOf'

export type TableKind =
  | 'menu'
  | 'pages'
  | 'calls'
  | 'controls'
  | 'screens'
  | 'replies'
  | 'unnoticed'

/** The kind of a table of QA by its file's name; undefined where no table may stand. */
export function kindOfTable(file: string): TableKind | undefined {
  if (/^[a-z-]+-menu\.yaml$/.test(file)) return 'menu'
  return /^(pages|calls|controls|screens|replies|unnoticed)\.yaml$/.exec(file)?.[1] as
    | TableKind
    | undefined
}

/** What may be signed: QA's tables in this manifest's own ids and words, for the check and for the editor. */
export function tableShapes(model: Model): Readonly<Record<TableKind, Shape>> {
  return {
    menu: menuShape(model),
    pages: closed(
      model.routes.map(({ path, title }) => [
        path,
        { ...rowRef, description: wordOf(model, title) },
      ]),
    ),
    calls: closed(model.calls.map(({ id, meaning }) => [id, { ...rowRef, description: meaning }])),
    controls: closed(
      model.controls.map(({ id, meaning }) => [id, { ...rowRef, description: meaning }]),
    ),
    screens: screensShape(model),
    replies: repliesShape(model),
    unnoticed: map(text, {
      description:
        'What may be left out of the manifest without anybody seeing, and why it stands there.',
    }),
  }
}

const rowRef: Shape = { $ref: '#/$defs/row' }

/** A row names roles; a role's cell says yes, or under which flags and facts; several: one of them must hold. */
export function tableDefinitions({ manifest }: Model): Readonly<Record<string, Shape>> {
  const condition = closed(
    [
      ...Object.entries(manifest.flags.flags).map(([id, { meaning }]): Property => [
        id,
        { type: 'boolean', description: meaning },
      ]),
      ...Object.entries(manifest.access.facts).map(([id, { values, meaning }]): Property => [
        id,
        { enum: values, description: meaning },
      ]),
    ],
    { minProperties: 1 },
  )
  return {
    row: {
      type: ['string', 'object'],
      if: { type: 'string' },
      then: { enum: ['everyone'], description: 'Also people who are not signed in.' },
      else: closed(
        Object.keys(manifest.roles.roles).map((id): Property => [id, { $ref: '#/$defs/cell' }]),
      ),
    },
    cell: {
      type: ['string', 'object', 'array'],
      if: { type: 'string' },
      then: { enum: ['yes'] },
      else: { if: { type: 'array' }, then: list(condition, { minItems: 1 }), else: condition },
    },
  }
}

function menuShape(model: Model): Shape {
  const sections = new Map<string, Set<string>>()
  for (const { title, entries } of model.trees.flatMap((tree) => tree.sections)) {
    const name = wordOf(model, title)
    const words = sections.get(name) ?? new Set()
    for (const { label } of entries) words.add(wordOf(model, label))
    sections.set(name, words)
  }
  const screens = model.manifest.access.facts['viewport']?.values ?? []
  return closed(
    [
      ['screens', list({ enum: screens }, { minItems: 1 })],
      ...[...sections].map(([name, words]): Property => [
        name,
        closed([...words].map((word) => [word, rowRef])),
      ]),
    ],
    { required: ['screens'] },
  )
}

/** Of each screen, by role: what is offered, always or under which flags. */
function screensShape({ manifest }: Model): Shape {
  const roles = Object.keys(manifest.roles.roles)
  return closed(
    screensOf(manifest).flatMap((screen): Property[] => {
      const acts = actsOf(screen).map(({ act }) => act)
      // Those that only show have nothing to sign.
      if (acts.length === 0) return []
      const may: Shape = {
        type: ['array', 'object'],
        if: { type: 'array' },
        then: list({ enum: acts }),
        else: closed(acts.map((act): Property => [act, { $ref: '#/$defs/cell' }])),
      }
      return [[screen.id, closed(roles.map((role): Property => [role, may]))]]
    }),
  )
}

function repliesShape(model: Model): Shape {
  const calls: Shape = { enum: [...model.calls.map(({ id }) => id), screensGroup] }
  const status: Shape = { type: 'integer', minimum: 100 }
  const reply = record(
    {
      'call?': { ...oneOrMore(calls), description: 'Without one: each call that no rule names.' },
      'status?': oneOrMore(status),
      'answer?': { enum: Object.keys(answers), description: 'What arrived instead of a status.' },
      'says?': { ...text, description: 'The message of the reply.' },
      'reason?': oneOrMore({ enum: ['expired', 'stale'] }),
      'refreshToken?': { enum: ['stored', 'none'], description: 'Without it: either way.' },
      'repeated?': { const: true, description: 'The call was repeated with a new token already.' },
    },
    { if: { required: ['answer'] }, else: { required: ['status'] } },
  )
  const sentence: Shape = {
    if: { pattern: '^switches to profile ' },
    else: { enum: spokenActions(model) },
  }
  const rule: Shape = { enum: [...model.manifest.errors.rules.map(({ id }) => id), 'default'] }
  return {
    type: 'object',
    additionalProperties: list(record({ reply, rule, does: list(sentence, { minItems: 1 }) }), {
      minItems: 1,
      description: 'Replies by the sentence that says what happens.',
    }),
  }
}

const oneOrMore = (item: Shape): Shape => ({
  if: { type: 'array' },
  then: list(item, { minItems: 1 }),
  else: item,
})

type Property = readonly [key: string, shape: Shape]

const closed = (properties: readonly Property[], more: Partial<Shape> = {}): Shape => ({
  type: 'object',
  properties: Object.fromEntries(properties),
  additionalProperties: false,
  ...more,
})
