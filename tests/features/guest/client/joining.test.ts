// The work before somebody joins by the link for everybody, as the page does it.
import { afterEach, expect, test, vi } from 'vitest'
import type { GuestView } from '../../../../generated/facts/features/guest'
import type { Answer } from '../../../../src/calls/askAnyone'
import { canJoin, createJoining } from '../../../../src/features/guest/client/joining'
import { isRight } from '../../../../src/features/guest/proof'

afterEach(() => {
  vi.unstubAllGlobals()
})

const refused = { kind: 'refused', code: 'guestUnchecked', params: {}, waitSeconds: 0 } as const

/** Takes what was worked for with this salt. */
function serverOf(fit: string) {
  const salts: (string | undefined)[] = []
  return {
    salts,
    async join({ proof }: { proof?: { salt: string; number: number } | undefined }) {
      salts.push(proof?.salt)
      const isFit = proof?.salt === fit && (await isRight({ salt: fit, rounds: 1 }, proof.number))
      return isFit ? ({ kind: 'answered', value: { token: 'theirs' } } as const) : refused
    },
    read: () =>
      Promise.resolve({
        kind: 'answered',
        value: { check: { salt: fit, rounds: 1 } },
      } as unknown as Answer<GuestView>),
  }
}

test('is done once, from the first look on', async () => {
  const [server, joining] = [serverOf('first'), createJoining()]
  joining.begin({ salt: 'first', rounds: 1 })
  joining.begin({ salt: 'second', rounds: 1 })
  expect(await joining.join(server, { name: 'Dana' }, 'en')).toMatchObject({ kind: 'answered' })
  expect(server.salts).toEqual(['first'])
})

test('is done once more by whoever read for too long', async () => {
  const [server, joining] = [serverOf('fresh'), createJoining()]
  joining.begin({ salt: 'old', rounds: 1 })
  expect(await joining.join(server, { name: 'Dana' }, 'en')).toMatchObject({ kind: 'answered' })
  expect(server.salts).toEqual(['old', 'fresh'])
})

test('that is of no use is told', async () => {
  const [server, joining] = [serverOf('never'), createJoining()]
  server.read = () => Promise.resolve({ kind: 'failed' })
  joining.begin({ salt: 'old', rounds: 1 })
  expect(await joining.join(server, { name: 'Dana' }, 'en')).toEqual(refused)
})

test('cannot be done where browsers do no cryptography, as by plain http', () => {
  const check = { salt: 'first', rounds: 1 }
  expect(canJoin({ check })).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(canJoin({ check })).toBe(false)
  expect(canJoin({ check: undefined })).toBe(true)
})
