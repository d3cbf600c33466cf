import { expect, test } from 'vitest'
import { baseHouse, baseManifest, tell } from '../../support'

test('the flags that a reply carries by allFlags are nobody’s dead fields', () => {
  const files = baseManifest()
  const footage = files.get('features/footage.yaml')!
  files.set(
    'features/footage.yaml',
    footage.replace('  Counts:\n', '  Counts:\n    allFlags: true\n'),
  )
  expect(baseHouse.words).not.toContain('hideOrganization')
  expect(tell(files, baseHouse)).toBe('')
})
