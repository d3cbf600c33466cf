/**
 * The part of JSON Schema 2020-12 in which the manifest's files are described, with two keywords of our own:
 * `ref` says that a string names something declared elsewhere, `keyRef` says it of a map's keys. From one shape come
 * the check of a file, the check of its references, and the schema that an editor completes from.
 */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Shape
  readonly items?: Shape
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  /** What the pattern asks for, as it is told to people: `must be <form>`. */
  readonly form?: string
  readonly minItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly if?: Shape
  readonly then?: Shape
  readonly else?: Shape
  readonly allOf?: readonly Shape[]
  readonly $ref?: string
  readonly ref?: RefKind
  readonly keyRef?: RefKind
  /** What an editor offers for a string; whether it is right here, laws decide. */
  readonly offers?: OfferedKind
}

/** Fields of what is listed, and screens that are drawn from the manifest. */
export type OfferedKind = 'field' | 'screen'

/** What a string in the manifest may name. */
export type RefKind =
  | 'role'
  | 'roleOrGroup'
  | 'flag'
  | 'fact'
  | 'predicate'
  | 'route'
  | 'call'
  | 'callOrScreens'
  | 'text'
  | 'message'
  | 'link'
  | 'entity'
  | 'persona'
  | 'ending'
  | 'section'
  | 'language'
  | 'feature'
  | 'rule'
  | 'failure'
  | 'approved'
  | OverlayRefKind

/** What an overlay may name: entries and sections, those with entries of their own, and what has a rule. */
export type OverlayRefKind = 'place' | 'ownPlace' | 'ownSection' | 'guarded' | 'textForm'

/** Version of the language that these shapes describe. */
export const manifestVersion = 2

export const text: Shape = { type: 'string', minLength: 1 }
export const field: Shape = { ...text, offers: 'field' }
/** A string of a form that a pattern decides and words describe. */
export function formed(pattern: string, form: string, more: Partial<Shape> = {}): Shape {
  return { type: 'string', pattern, form, ...more }
}

export const from = formed('^(spec §[0-9]+|decided)$', 'spec §n or decided', {
  description: 'Where this is stated: spec §n, or decided.',
})
export const id = formed(
  '^[A-Za-z][A-Za-z0-9.-]*$',
  'an id of letters, digits, dots and dashes that begins with a letter',
)
export const meaning: Shape = { ...text, description: 'One sentence for people.' }
export const unused: Shape = { ...text, description: 'Why it stays although nothing uses it.' }
export const version: Shape = {
  const: manifestVersion,
  description: 'Version of the manifest language.',
}

export function map(values: Shape, more: Partial<Shape> = {}): Shape {
  return { type: 'object', additionalProperties: values, ...more }
}

export function list(items: Shape, more: Partial<Shape> = {}): Shape {
  return { type: 'array', items, ...more }
}

/** A map of exactly these keys; those whose name ends in `?` may be absent. */
export function record(keys: Readonly<Record<string, Shape>>, more: Partial<Shape> = {}): Shape {
  const entries = Object.entries(keys)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, shape]) => [key.replace(/\?$/, ''), shape])),
    required: entries.map(([key]) => key).filter((key) => !key.endsWith('?')),
    additionalProperties: false,
    ...more,
  }
}
