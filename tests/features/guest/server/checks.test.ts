// What a browser has worked for lets one person in, at whichever server.
import { expect, test } from 'vitest'
import { createCounting, type Counted } from '../../../../src/server/events/counting'
import { findNumber } from '../../../../src/features/guest/proof'
import { createGuestChecks } from '../../../../src/features/guest/server/checks'

const now = new Date('2026-03-01T09:00:00Z')
const key = Buffer.from('a key of both')

/** Two servers that tell each other what they count. */
function bothServers() {
  const heard: ((counted: readonly Counted[]) => void)[] = []
  return [0, 1].map((self) => {
    const counting = createCounting((counted) => heard[1 - self]!(counted))
    heard[self] = counting.hear
    return createGuestChecks({ key, rounds: 1, counting })
  })
}

test('a proof that was used at one server is used at the other', async () => {
  const [one, other] = bothServers()
  const check = one!.issue('a request', now)
  const proof = { salt: check.salt, number: await findNumber(check) }
  expect(await other!.isFit('a request', proof, now)).toBe(true)
  expect(one!.use(proof, now)).toBe(true)
  await Promise.resolve()
  expect(await other!.isFit('a request', proof, now)).toBe(false)
  expect(other!.use(proof, now)).toBe(false)
})
