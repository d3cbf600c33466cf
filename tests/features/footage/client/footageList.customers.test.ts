// A link to a clip of another customer of the person, from the address to the film (spec §4, §8 HTTP 409).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import '../../../../src/features/footage/client/footage.model'
import { openClip } from '../../../../src/features/footage/client/footageList'
import { profileChosen } from '../../../../src/session/client/customers/switch.model'
import { aSession, http, ok, storedWith } from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'
import { aProfile, movedTo } from '../../../support/customers'
import { aClip, aPage } from '../../../support/footage'
import { visit } from '../../../support/visits'

const link = '/clips/edit/far'
const isInC2 = ({ headers }: Outgoing) => headers['Authorization'] === 'Bearer at9'

const isLook = ({ body }: Outgoing) => body?.includes('"ids"') === true
/** The clip is the second customer's; the token tells in which one somebody asks. */
const answers = {
  listClips: (outgoing: Outgoing): Reply =>
    !isLook(outgoing)
      ? ok(aPage([]))
      : isInC2(outgoing)
        ? ok(aPage([aClip('far')]))
        : http(409, { status: 'Error', errorMessage: 'This belongs to another profile.##c2' }),
  switchCustomer: () => movedTo('c2'),
}

test('leads to that customer, and the clip opens there', async () => {
  const { opened, scope, seen } = await visit(link, { answers })
  expect(opened).toEqual(['clips.list c1', 'clips.list c2'])
  expect(scope.getState(openClip.$row)?.clipId).toBe('far')
  expect(seen.visited).toEqual([])
  expect(seen.logged).toEqual([])
})

test('leads there also when the profiles are known later', async () => {
  const { promise: isNamed, resolve: name } = withResolvers()
  const late = {
    ...answers,
    listClips(outgoing: Outgoing) {
      if (isLook(outgoing)) name()
      return answers.listClips(outgoing)
    },
    async getCustomerProfiles() {
      await isNamed.then(() => new Promise(setImmediate))
      return ok({ c1: aProfile(), c2: aProfile({ customerID: 'c2' }) })
    },
  }
  const { opened, seen } = await visit(link, { answers: late })
  expect(opened).toEqual(['clips.list c1', 'clips.list c2'])
  expect(seen.logged).toEqual([])
})

test('does not lead back from a customer that is picked while its clip is open', async () => {
  const reversed = {
    ...answers,
    listClips: (outgoing: Outgoing) =>
      isLook(outgoing) && isInC2(outgoing)
        ? http(409, { status: 'Error', errorMessage: '##c1' })
        : ok(aPage(isLook(outgoing) ? [aClip('far')] : [])),
  }
  const { opened, scope, seen } = await visit(link, { answers: reversed })
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(opened).toEqual(['clips.list c1', 'home.library c2'])
  expect(seen.visited).toEqual(['/home/library'])
  expect(seen.sent.filter(({ url }) => url.endsWith('switchCustomer'))).toHaveLength(1)
})

test('does not lead back from a customer picked in another tab, which loads this one again', async () => {
  const stored = storedWith(aSession({ ep: 2 }))
  stored.set('flag.switch', '2:tabB:c1:990000')
  const { opened, notices, seen } = await visit(link, { answers, stored, isReloaded: true })
  expect(opened).toEqual(['clips.list c1'])
  expect(seen.sent.filter(({ url }) => url.endsWith('switchCustomer'))).toEqual([])
  const text = { key: 'errors.otherProfile', params: { name: 'Customer c2' } }
  expect(notices).toMatchObject([{ text }])
})

test('leads there when another tab has switched, but this one was opened by the link', async () => {
  const stored = storedWith(aSession({ ep: 2 }))
  stored.set('flag.switch', '2:tabB:c1:990000')
  const { opened } = await visit(link, { answers, stored })
  expect(opened).toEqual(['clips.list c1', 'clips.list c2'])
})
