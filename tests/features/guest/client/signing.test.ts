// What a guest is told before anything is sent.
import { describe, expect, test } from 'vitest'
import { judgeSigning } from '../../../../src/features/guest/client/signing'

const signing = { name: 'Dana', email: '', passCode: '', guardian: '' }
const asked = { emailRule: 'asked', isMinor: false, hasAgreed: true } as const

describe('signing', () => {
  test.each([
    ['with everything', {}, {}, {}],
    ['without a name', { name: '' }, {}, { name: 'guest.welcome.nameMissing' }],
    ['without a tick', {}, { hasAgreed: false }, { agree: 'guest.welcome.agreeMissing' }],
    ['without an address that is only asked for', { email: '' }, {}, {}],
    [
      'without an address that is needed',
      {},
      { emailRule: 'required' },
      { email: 'guest.fail.guestEmailMissing' },
    ],
    ['with no address', { email: 'dana' }, {}, { email: 'guest.welcome.emailUnfit' }],
    ['with one that nobody asks for', { email: 'dana' }, { emailRule: 'none' }, {}],
    ['under 18 alone', {}, { isMinor: true }, { guardian: 'guest.welcome.guardianMissing' }],
    ['under 18 with a guardian', { guardian: 'Robin' }, { isMinor: true }, {}],
  ] as const)('%s', (_, given, rules, faults) => {
    expect(judgeSigning({ ...signing, ...given }, { ...asked, ...rules })).toEqual(faults)
  })
})
