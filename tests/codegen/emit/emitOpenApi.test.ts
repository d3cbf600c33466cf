import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls } from '../../../generated/wiring/calls'

const document = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, { operationId: string; security: unknown[] }>> }

test('the OpenAPI document is valid by the OpenAPI 3.1 schema', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test.each(Object.values(calls).map(({ id, method, path, auth }) => ({ id, method, path, auth })))(
  '$id is in the document, with its authentication',
  ({ id, method, path, auth }) => {
    const operation = document.paths[`/${path}`]?.[method.toLowerCase()]
    expect(operation?.operationId).toMatch(new RegExp(`(^|Or)${id}(Or|$)`))
    expect(operation?.security).toEqual(auth === 'none' ? [] : [{ [auth]: [] }])
  },
)
