import { expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { screensManifest, tell } from '../support'

/** With one more screen of audience. */
const withScreen = (id: string, screen: string) => {
  const files = screensManifest()
  const file = 'features/audience.yaml'
  const text = files.get(file)!
  expect(text).toContain('screens:\n')
  return files.set(
    file,
    text.replace('screens:\n', (head) => `${head}  ${id}: ${screen}\n`),
  )
}

const screensOf = (files: ReadonlyMap<string, string>) =>
  compileManifest(files).manifest!.features.find(({ name }) => name === 'audience')!.screens!

test('a screen that is like another says only what differs', () => {
  const { users, newest } = screensOf(withScreen('newest', '{ like: users, sort: -createdAt }'))
  expect(newest).toEqual({ ...users, sort: '-createdAt' })
})

test.each([
  ['{ like: user }', 'There is no screen user in this file.\n  Did you mean users?'],
  ['{ like: newest }', 'newest is like another screen itself; name that one.'],
  ['{ sort: name }', 'list'],
])('%s is refused', (screen, told) => {
  expect(tell(withScreen('newest', screen))).toContain(told)
})
