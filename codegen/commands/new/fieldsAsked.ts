import { misused } from '../stop'

/** A field of a new area, as it is asked for: `price?: number`. */
export interface AskedField {
  readonly name: string
  readonly isOptional: boolean
  readonly type: string
  readonly choices: readonly string[]
}

/** Schemas by the name of a type. */
const schemas: Readonly<Record<string, string>> = {
  text: `type: string, maxLength: 120`,
  long: `type: string, maxLength: 2000`,
  number: `type: number, minimum: 0`,
  money: `type: number, minimum: 0, currency: EUR`,
  integer: `type: integer, minimum: 0, maximum: 1000000`,
  boolean: `type: boolean`,
  date: `type: string, format: date`,
  email: `type: string, format: email, maxLength: 254`,
  picture: `type: string, maxLength: 400`,
  person: `$ref: Ref`,
}

export const fieldTypes = Object.keys(schemas)

/** @param asked `name, serial?, kind: camera|light, price?: number`; a name is added where none is asked for */
export function readFields(asked: string): AskedField[] {
  const fields = asked
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(readField)
  const twice = fields.find(({ name }, at) => fields.findIndex((each) => each.name === name) < at)
  if (twice) throw misused(`The field ${twice.name} stands there twice.`)
  const isNamed = fields.some(({ name }) => name === 'name')
  return isNamed ? fields : [readField('name'), ...fields]
}

function readField(asked: string): AskedField {
  const [, name, optional, given = 'text'] =
    /^([a-z][A-Za-z0-9]*)\s*(\?)?\s*(?::\s*(.+))?$/.exec(asked) ?? []
  if (name === undefined)
    throw misused(
      `A field is a name of small letters and its type, such as serial, price?: number or kind: camera|light; not ${asked}.`,
    )
  const choices = given.includes('|') ? given.split('|').map((each) => each.trim()) : []
  const isKnown = Object.hasOwn(schemas, given)
  if (choices.length === 0 && !isKnown)
    throw misused(
      `${given} is no type of a field; there are ${fieldTypes.join(', ')}, and choices such as camera|light.`,
    )
  const wrong = choices.find((choice) => !/^[a-z][A-Za-z0-9]*$/.test(choice))
  if (wrong !== undefined)
    throw misused(
      `A choice is a word of letters that begins with a small one, not ${wrong}; what people read is its text.`,
    )
  return {
    name,
    isOptional: optional !== undefined,
    type: choices.length > 0 ? 'choice' : given,
    choices,
  }
}

export function propertyOf({ name, type, choices, isOptional }: AskedField): string {
  const schema = type === 'choice' ? `type: string, enum: [${choices.join(', ')}]` : schemas[type]!
  // Spaces alone do not fill a required text.
  const filled = type === 'text' && !isOptional ? String.raw`, minLength: 1, pattern: '\S'` : ''
  return `${name}: { ${schema}${filled} }`
}
