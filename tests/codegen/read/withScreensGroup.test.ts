import { expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { screensManifest, tell } from '../support'

const withRule = (call: string) => {
  const files = screensManifest()
  const rule = `  - { id: told, from: decided, when: { call: ${call}, outcome: [envelope] }, then: [leave] }\n`
  return files.set(
    'errors.yaml',
    files.get('errors.yaml')!.replace('rules:\n', (head) => head + rule),
  )
}
const callsOf = (call: string) =>
  compileManifest(withRule(call)).manifest!.errors.rules[0]!.when.call

test('an error rule about $screens is about each call that a screen makes', () => {
  const calls = callsOf('$screens')
  expect(calls).toEqual(expect.arrayContaining(['listUsers', 'inviteUser', 'updateProfile']))
  expect(calls).toEqual(expect.arrayContaining(['listRoles', 'listProfileFields', 'eraseContacts']))
  expect(calls).not.toContain('countClips')
})

test('and about the calls of screens drawn by hand that tell of it themselves', () => {
  const files = withRule('$screens')
  const errors = files.get('errors.yaml')!
  const naming = (ids: string) =>
    files.set('errors.yaml', errors.replace('rules:\n', `toldByScreens: ${ids}\nrules:\n`))
  expect(compileManifest(naming('[countClips]')).manifest!.errors.rules[0]!.when.call).toContain(
    'countClips',
  )
  expect(tell(naming('[countClips, countClips]'))).toContain('ERR-DOUBLED')
  expect(tell(naming('[countClip]'))).toContain('There is no call countClip.')
})

test('what is named besides keeps its place, so that a mistake in it is told where it stands', () => {
  const calls = callsOf('[$screens, countClips, listUsers]') as readonly string[]
  expect(calls.slice(1, 3)).toEqual(['countClips', 'listUsers'])
  expect(calls.filter((id) => id === 'listUsers')).toHaveLength(1)
  expect(tell(withRule('[$screens, countClips, countClips]'))).toContain('ERR-DOUBLED')
})

test('another group is unknown', () => {
  expect(tell(withRule('[$screen]'))).toContain(
    'There is no call $screen.\n  Did you mean $screens?',
  )
})
