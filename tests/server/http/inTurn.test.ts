import { expect, test } from 'vitest'
import { createInTurn } from '../../../src/server/http/inTurn'
import { withResolvers } from '../../support/withResolvers'

/** Pieces of work that stand still until they are let go, by who wants them. */
function someWork(inTurn: ReturnType<typeof createInTurn>) {
  const begun: string[] = []
  const ask = (person: string) => {
    const { promise, resolve } = withResolvers<void>()
    const ended = inTurn(person, async () => {
      begun.push(person)
      await promise
      return person
    })
    return { ended, letGo: () => resolve() }
  }
  return { begun, ask }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('more calls of one person than are answered at once wait for each other, and for nobody else', async () => {
  const { begun, ask } = someWork(createInTurn({ atOnce: 2, mostWaiting: 10 }))
  const asked = [ask('ann'), ask('ann'), ask('ann'), ask('ben')]
  await settle()
  expect(begun).toEqual(['ann', 'ann', 'ben'])
  asked[0]?.letGo()
  await settle()
  expect(begun).toEqual(['ann', 'ann', 'ben', 'ann'])
  for (const { letGo } of asked) letGo()
  expect(await Promise.all(asked.map(({ ended }) => ended))).toEqual(['ann', 'ann', 'ann', 'ben'])
})

test('whoever has too many waiting is told to come later', async () => {
  const { ask } = someWork(createInTurn({ atOnce: 1, mostWaiting: 1 }))
  const [first, second] = [ask('ann'), ask('ann')]
  await expect(ask('ann').ended).rejects.toMatchObject({ code: 'busy' })
  first.letGo()
  second.letGo()
  await Promise.all([first.ended, second.ended])
  const later = ask('ann')
  later.letGo()
  expect(await later.ended).toBe('ann')
})

test('six calls of a person are answered at once, and a hundred wait', async () => {
  const { begun, ask } = someWork(createInTurn())
  const asked = Array.from({ length: 106 }, () => ask('ann'))
  await settle()
  expect(begun).toHaveLength(6)
  await expect(ask('ann').ended).rejects.toMatchObject({ code: 'busy' })
  for (const { letGo } of asked) letGo()
  await Promise.all(asked.map(({ ended }) => ended))
})

test('a call that fails gives its place on', async () => {
  const inTurn = createInTurn({ atOnce: 1, mostWaiting: 1 })
  await expect(inTurn('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('ann', async () => 'yes')).toBe('yes')
})
