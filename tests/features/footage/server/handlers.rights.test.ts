import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Clip } from '../../../../generated/facts/features/footage'
import type { RoleId } from '../../../../generated/facts/roles'
import { insertClip } from '../../../support/clips'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { aCustomer, aMembership } from '../../../support/people'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })
const { db } = app.database

async function codeOf(who: Person, id: Parameters<typeof callAs>[2], request: object) {
  const { body, status } = await callAs(app, who.session, id, request)
  return body['errorCode'] ?? (status === 200 ? 'Ok' : status)
}

const requests = (clipId: string) =>
  [
    ['getClip', { clipId }],
    ['renameClip', { clipId, title: 'x', rev: 1 }],
    ['trashClips', { clipIds: [clipId] }],
    ['restoreClips', { clipIds: [clipId] }],
    ['retryClip', { clipId }],
    ['cancelClipUpload', { clipId }],
    ['getClipStates', { clipIds: [clipId] }],
  ] as const

describe('rights (domain.md E7)', () => {
  let own: string
  let cc: Person
  let cm: Person
  let other: Person
  beforeAll(async () => {
    cc = await aPerson(app, { roles: ['cc'] })
    const { customerId } = cc.member
    cm = await aPerson(app, { roles: ['cm'], customerId })
    other = await aPerson(app, { roles: ['cc'], customerId })
    own = await insertClip(db, cc.member)
  })

  test('everybody who may see clips sees those of the others, and who may change them', async () => {
    const seen = await Promise.all(
      [cc, cm, other].map((who) => ask<Clip>(app, who, 'getClip', { clipId: own })),
    )
    expect(seen.map(({ mayEdit }) => mayEdit)).toEqual([true, true, false])
  })

  test.each(['renameClip', 'trashClips', 'restoreClips', 'cancelClipUpload', 'retryClip'] as const)(
    'a cc may not call %s on the clip of another',
    async (id) => {
      const request = { clipId: own, clipIds: [own], title: 'Mine', rev: 1 }
      const wanted: Record<string, object> = {
        renameClip: { clipId: own, title: 'Mine', rev: 1 },
        trashClips: { clipIds: [own] },
        restoreClips: { clipIds: [own] },
      }
      expect(await codeOf(other, id, wanted[id] ?? { clipId: request.clipId })).toBe('forbidden')
    },
  )

  test.each(['viewer', 'admin', 'superAdmin'] as const)('a %s may not see clips', async (role) => {
    const who = await aPerson(app, { roles: [role], customerId: cc.member.customerId })
    expect(await codeOf(who, 'listClips', {})).toBe('forbidden')
  })

  test('case 52: a clip of somebody else’s customer answers the same as one that never was', async () => {
    const unknownField = await aPerson(app)
    const nowhere = ulid()
    const answers = async (clipId: string) =>
      Promise.all(
        requests(clipId).map(async ([id, request]) => {
          const { status, body } = await callAs(app, unknownField.session, id, request)
          return { id, status, body }
        }),
      )
    const foreign = await answers(own)
    expect(foreign).toEqual(await answers(nowhere))
    expect(foreign.filter(({ status }) => status === 409)).toEqual([])
    expect(JSON.stringify(foreign)).not.toContain(cc.member.customerId)
  })

  const leads = { status: 409, code: 'otherCustomer', isNamed: true }
  const isMissing = { status: 200, code: 'notFound', isNamed: false }
  test.each<{ there: string; roles: RoleId[]; isLocked?: boolean; answer: typeof leads }>([
    { there: 'may see clips leads there', roles: ['cc'], answer: leads },
    { there: 'may not see clips does not', roles: ['viewer'], answer: isMissing },
    { there: 'is super-admin does not', roles: ['cm', 'superAdmin'], answer: isMissing },
    { there: 'is locked out does not', roles: ['cc'], isLocked: true, answer: isMissing },
  ])('a link to a clip of another customer of a person who $there', async (given) => {
    const person = await aPerson(app, { roles: ['cc'] })
    const customerId = await aCustomer(db, { isLocked: given.isLocked ?? false })
    const { userId } = person.member
    await aMembership(db, { userId, customerId, roles: given.roles })
    const clipId = await insertClip(db, { userId, customerId })
    const { status, body } = await callAs(app, person.session, 'getClip', { clipId })
    const isNamed = String(body['errorMessage']).endsWith(`##${customerId}`)
    expect({ status, code: body['errorCode'], isNamed }).toEqual(given.answer)
  })
})
