import { expect, test } from 'vitest'
import { baseManifest, tell } from '../../support'

/** The base manifest with these rules before and after its own, which ends the session on a 401. */
function withRules(before: string, after: string) {
  const files = baseManifest()
  const text = files.get('errors.yaml')!
  return files.set(
    'errors.yaml',
    text.replace('rules:\n', `rules:\n${before}`).replace('\ndefault:', `${after}\ndefault:`),
  )
}

const rule = (id: string, when: string, then: string, more = '') =>
  `  - { id: ${id}, from: decided, when: { ${when} }, then: [${then}]${more} }\n`

// Mistakes have their golden faults under tests/codegen/cases.
test.each([
  {
    what: 'an exception stands before the general rule',
    before: rule('countsWorn', 'call: countClips, status: 401', 'leave'),
    after: rule('refused', 'outcome: [http]', '{ toast: $errorMessage }'),
  },
  {
    what: 'a rule takes replies of a later one and says that it overrides it',
    before: rule('counts', 'call: countClips', 'leave', ', overrides: [unauthorized]'),
    after: '',
  },
  {
    what: 'two rules meet where both do the same',
    before: rule('counts', 'call: countClips, outcome: [http]', '{ endSession: expired }'),
    after: rule('refused', 'outcome: [http]', '{ toast: $errorMessage }'),
  },
  {
    what: 'a rule waits for the call that was repeated already',
    before: [
      rule('stale', 'status: 401, reason: [stale]', 'refreshAndRepeat'),
      rule('staleAgain', 'status: 401, reason: [stale]', 'landing'),
    ].join(''),
    after: '',
  },
  {
    what: 'messages that cannot begin alike are told apart',
    before: rule('worn', 'status: 400, message: { prefix: [Token] }', '{ endSession: expired }'),
    after: rule('inactive', 'status: [400, 403], message: { prefix: [User] }', 'leave'),
  },
  {
    what: 'an earlier exception decides what two later rules would contest',
    before: rule('counts', 'call: countClips, status: 503', 'landing'),
    after: [
      rule('countsFailed', 'call: countClips, status: [404, 503]', 'leave'),
      rule('busy', 'status: 503', '{ retry: errors.unexpected }'),
    ].join(''),
  },
])('nothing is told where $what', ({ before, after }) => {
  expect(tell(withRules(before, after))).toBe('')
})
