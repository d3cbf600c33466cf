import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { generate } from '../../../codegen/generate'
import { readFolder } from '../../../codegen/folder'
import { projectRoot } from '../../support/projectRoot'

const files = readFolder(join(projectRoot, 'manifest'))
const outputsOf = (manifest: ReadonlyMap<string, string>) =>
  new Map(generate(manifest).outputs!.map(({ path, text }) => [path, text]))
const outputs = outputsOf(files)

const schema = (kind: string) =>
  JSON.parse(outputs.get(`schemas/${kind}.schema.json`)!) as Record<string, unknown>
const ajv = new Ajv2020({ strict: false }).addSchema(schema('ids'), 'ids.schema.json')
const accepts = (kind: string, value: unknown) => ajv.compile(schema(kind))(value)

test.each(['app', 'access', 'navigation', 'errors', 'roles', 'flags'])(
  'what stands in %s.yaml is right in an editor',
  (kind) => {
    const text = files.get(`${kind}.yaml`)!
    expect(accepts(kind, load(text))).toBe(true)
  },
)

test('a name that nobody has declared is underlined', () => {
  const text = files.get('navigation.yaml')!.replace('route: clips.list', 'route: clips.lst')
  expect(accepts('navigation', load(text))).toBe(false)
})

test('a new text is a line in each list of texts, and nowhere else in the schemas', () => {
  const manifest = new Map(files)
  for (const language of ['en', 'de']) {
    const file = `text/${language}.yaml`
    manifest.set(file, manifest.get(file)!.replace('  app:\n', '  app:\n    fresh: Fresh\n'))
  }
  const added = [...outputsOf(manifest)].flatMap(([path, text]) => {
    if (!path.startsWith('schemas/')) return []
    const was = outputs.get(path)!.split('\n')
    const now = text.split('\n')
    return now.length > was.length ? [`${path} ${now.length - was.length}`] : []
  })
  // Plain, and as overlays name it.
  expect(added).toEqual(['schemas/ids.schema.json 2'])
})

test('fields of what is listed and screens that are drawn are offered, and others are not underlined', () => {
  const { field, screen } = schema('ids')['$defs'] as Record<string, { enum: string[] }>
  expect(field!.enum).toEqual(expect.arrayContaining(['contactId', 'optIn']))
  expect(field!.enum).not.toContain('refresh_token')
  expect(screen!.enum).toContain('contactLists')
  const feature = load(files.get('features/contacts.yaml')!)
  expect(accepts('feature', feature)).toBe(true)
  const screens = JSON.stringify(schema('feature')).split('#/$defs/field').length - 1
  expect(screens).toBeGreaterThan(10)
})
