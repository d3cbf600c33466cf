import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { emitTableSchemas } from '../../../codegen/emit/emitTableSchemas'
import { baseManifest } from '../support'

const { model } = compileManifest(baseManifest())
const schemas = new Map(
  emitTableSchemas(model!).map(({ path, text }) => [path, JSON.parse(text) as object]),
)

const accepts = (kind: string, table: unknown) =>
  new Ajv2020({ strict: false }).compile(schemas.get(`schemas/visibility-${kind}.schema.json`)!)(
    table,
  )

describe('what an editor underlines in a table of QA', () => {
  test.each([
    { kind: 'menu', table: { screens: ['wide'], Create: { Terms: { cm: 'yes' } } } },
    {
      kind: 'menu',
      table: { screens: ['tablet'], Create: { Create: { viewer: { hideOrganization: false } } } },
    },
    { kind: 'pages', table: { '/clips/list': { cm: 'yes' }, '/login': 'everyone' } },
    {
      kind: 'calls',
      table: { countClips: { viewer: [{ hideOrganization: true }, { viewport: 'wide' }] } },
    },
    { kind: 'controls', table: { signOutByIcon: { superAdmin: { viewport: 'tablet' } } } },
    {
      kind: 'replies',
      table: {
        'A sentence': [
          {
            reply: { status: 401 },
            rule: 'unauthorized',
            does: ['ends the session, goes to /login and keeps the last path'],
          },
        ],
      },
    },
  ])('nothing in the $kind table $table', ({ kind, table }) => {
    expect(accepts(kind, table)).toBe(true)
  })

  test.each([
    { kind: 'menu', table: { Create: {} } },
    { kind: 'menu', table: { screens: ['narrow'] } },
    { kind: 'menu', table: { screens: ['wide'], Creat: {} } },
    { kind: 'menu', table: { screens: ['wide'], Create: { Term: { cm: 'yes' } } } },
    { kind: 'pages', table: { '/clip/list': { cm: 'yes' } } },
    { kind: 'pages', table: { '/clips/list': { cn: 'yes' } } },
    { kind: 'pages', table: { '/clips/list': { cm: 'no' } } },
    { kind: 'pages', table: { '/clips/list': { cm: { hideOrg: true } } } },
    { kind: 'calls', table: { countClip: 'everyone' } },
    { kind: 'controls', table: { signOutByIcon: { cm: { viewport: 'narrow' } } } },
    {
      kind: 'replies',
      table: {
        'A sentence': [
          { reply: { status: 401 }, rule: 'unauthorised', does: ['reloads the page'] },
        ],
      },
    },
    {
      kind: 'replies',
      table: {
        'A sentence': [{ reply: { status: 401 }, rule: 'unauthorized', does: ['reloads'] }],
      },
    },
    {
      kind: 'replies',
      table: { 'A sentence': [{ reply: {}, rule: 'unauthorized', does: ['reloads the page'] }] },
    },
  ])('something in the $kind table $table', ({ kind, table }) => {
    expect(accepts(kind, table)).toBe(false)
  })
})
