import { schemaConst } from '../names/codeNames'
import type { SchemaEntry } from '../read/manifest'
import { literal, property } from './output'

/** A schema as a TypeScript type. */
export function typeOf(schema: SchemaEntry, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ')
  if (schema.enum)
    return [...schema.enum.map(literal), ...(isNullable(schema) ? ['null'] : [])].join(' | ')
  return [schema.type ?? 'unknown']
    .flat()
    .map((type) => typeNamed(type, schema, indent))
    .join(' | ')
}

function typeNamed(type: string, schema: SchemaEntry, indent: string): string {
  switch (type) {
    case 'integer':
      return 'number'
    case 'array': {
      const item = typeOf(schema.items ?? {}, indent)
      return / [|&] /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      if (schema.additionalProperties)
        return `Record<string, ${typeOf(schema.additionalProperties, indent)}>`
      return objectType(schema, indent)
    default:
      return type
  }
}

/** `{ … }` with one field a line. */
export function objectType({ properties = {}, required = [] }: SchemaEntry, indent = ''): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const comment = field.meaning === undefined ? '' : `${indent}  /** ${field.meaning} */\n`
    return `${comment}${indent}  ${property(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, `${indent}  `)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('\n')}\n${indent}}`
}

/** A schema as a zod/mini expression; every call is marked pure so that unused ones leave the bundle. */
export function zodOf(schema: SchemaEntry, indent = ''): string {
  if (schema.$ref !== undefined) return schemaConst(schema.$ref)
  if (schema.const !== undefined) return pure(`literal(${literal(schema.const)})`)
  if (schema.anyOf) return unionOf(schema.anyOf.map((one) => zodOf(one, indent)))
  const one = schema.enum
    ? pure(
        schema.enum.every((value) => typeof value === 'string')
          ? `enum(${literal(schema.enum)})`
          : `literal(${literal(schema.enum)})`,
      )
    : unionOf(
        [schema.type ?? 'unknown']
          .flat()
          .filter((type, _, types) => type !== 'null' || types.length === 1)
          .map((type) => zodNamed(type, schema, indent)),
      )
  return isNullable(schema) ? pure(`nullable(${one})`) : one
}

const isNullable = ({ type }: SchemaEntry) => Array.isArray(type) && type.includes('null')

const unionOf = (all: readonly string[]) =>
  all.length === 1 ? all[0]! : pure(`union([${all.join(', ')}])`)

function zodNamed(type: string, schema: SchemaEntry, indent: string): string {
  switch (type) {
    case 'string':
      return checked(zodText[schema.format ?? ''] ?? 'string()', [
        bound('minLength', schema.minLength),
        bound('maxLength', schema.maxLength),
        schema.pattern === undefined
          ? ''
          : pure(`regex(/* @__PURE__ */ new RegExp(${literal(schema.pattern)}))`),
      ])
    case 'integer':
      return checked('int()', [bound('gte', schema.minimum), bound('lte', schema.maximum)])
    case 'number':
      return checked('number()', [bound('gte', schema.minimum), bound('lte', schema.maximum)])
    case 'boolean':
      return pure('boolean()')
    case 'null':
      return pure('null()')
    case 'array':
      return checked(`array(${zodOf(schema.items ?? {}, indent)})`, [
        bound('minLength', schema.minItems),
        bound('maxLength', schema.maxItems),
      ])
    case 'object':
      if (schema.additionalProperties)
        return pure(`record(${pure('string()')}, ${zodOf(schema.additionalProperties, indent)})`)
      return zodObject(schema, indent)
    default:
      return pure('unknown()')
  }
}

/** Formats that people can get wrong; moments are made by programs. */
const zodText: Readonly<Record<string, string>> = {
  date: 'iso.date()',
  email: 'email()',
  uri: 'url()',
}

export function zodObject({ properties = {}, required = [] }: SchemaEntry, indent = ''): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = zodOf(field, `${indent}  `)
    const known = required.includes(name) ? type : pure(`optional(${type})`)
    return `${indent}  ${property(name)}: ${known},`
  })
  return pure(fields.length === 0 ? 'object({})' : `object({\n${fields.join('\n')}\n${indent}})`)
}

/** A call that leaves the bundle where its value is not used. */
export const pure = (call: string, from = 'z.') => `/* @__PURE__ */ ${from}${call}`
const bound = (name: string, value: number | undefined) =>
  value === undefined ? '' : pure(`${name}(${value})`)

function checked(call: string, checks: readonly string[]): string {
  const present = checks.filter((check) => check !== '')
  return present.length === 0 ? pure(call) : `${pure(call)}.check(${present.join(', ')})`
}
