import { expect, test } from 'vitest'
import { baseManifest, tell } from '../../support'

/** The entry that people see only while the flag reads so. */
const hidden = (value: boolean) =>
  `route: clips.list, access: { roles: [$normal], flags: { hideOrganization: ${String(value)} } }`

test('a section may lead to one place by two entries that nobody ever sees at once', () => {
  const files = baseManifest()
  const navigation = files.get('navigation.yaml')!
  const first = '{ route: clips.list, badge'
  expect(navigation).toContain(first)
  files.set(
    'navigation.yaml',
    navigation.replace(
      first,
      `{ id: other, label: nav.terms, ${hidden(true)} }\n          - { ${hidden(false)}, badge`,
    ),
  )
  expect(tell(files)).toBe('')
})
