import { expect, test } from 'vitest'
import { generate } from '../../../codegen/generate'
import { goldenOf, screensManifest } from '../support'

const outputs = new Map(
  generate(screensManifest()).outputs!.map(({ path, text }) => [path, text] as const),
)

test.each([
  'facts/screens/basicProfile.ts',
  'facts/screens/contacts.ts',
  'facts/screens/customers.ts',
  'facts/screens/users.ts',
  'wiring/screens/basicProfile.ts',
  'wiring/screens/users.ts',
  'wiring/screens.ts',
])('%s is as before', (path) => {
  expect(outputs.get(path)).toBe(goldenOf(path, outputs.get(path)!))
})

test('a route that a screen draws makes the calls that everybody needs who opens it', () => {
  const routes = outputs.get('facts/routes.ts')!
  const row = (id: string) => routes.split('\n').find((line) => line.includes(`{ id: '${id}'`))
  expect(row('users.list')).toContain(`calls: ['listUsers', 'listProfileFields', 'listRoles']`)
  expect(row('organization.basic')).toContain(`calls: ['getProfile', 'listIndustryTypes']`)
})

test('the words of a screen are fetched with it, not before the first page', () => {
  const first = JSON.parse(outputs.get('assets/i18n/en.json')!) as Record<string, string>
  const own = JSON.parse(outputs.get('assets/i18n/en/audience.json')!) as Record<string, string>
  expect(own).toMatchObject({ 'audience.users.field.email': 'Email' })
  expect(first).not.toHaveProperty(['audience.users.field.email'])
  expect(first).toHaveProperty(['audience.users.title'])
})
