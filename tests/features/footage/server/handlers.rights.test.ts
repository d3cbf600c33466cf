import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import { insertClip } from '../../../support/clips'
import { aPerson, ask, clipOf, freshMediaApp, type Person } from '../../../support/mediaApp'
import { aCustomer, aMembership } from '../../../support/people'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })
const { db } = app.database

async function codeOf(who: Person, id: Parameters<typeof callAs>[2], request: object) {
  const { body, status } = await callAs(app, who.session, id, request)
  return body['errorCode'] ?? (status === 200 ? 'Ok' : status)
}

const changed = { changed: [], refused: [{ code: 'forbidden' }] }

const requests = (clipId: string) =>
  [
    ['listClips', { ids: [clipId] }],
    ['updateClip', { clipId, rev: 1, values: { title: 'x' } }],
    ['trashClips', { selection: { ids: [clipId] } }],
    ['restoreClips', { selection: { ids: [clipId] } }],
    ['eraseClips', { selection: { ids: [clipId] } }],
    ['retryClips', { selection: { ids: [clipId] } }],
    ['cancelClipUpload', { clipId }],
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

  test('everybody who may see clips sees those of the others, and what they may do with them', async () => {
    const seen = await Promise.all([cc, cm, other].map((who) => clipOf(app, who, own)))
    expect(seen.map((clip) => clip?.may)).toEqual([['edit', 'trash'], ['edit', 'trash'], []])
  })

  test.each(['trashClips', 'restoreClips', 'eraseClips', 'retryClips'] as const)(
    'a cc may not do %s with the clip of another',
    async (id) => {
      const reply = await ask(app, other, id, { selection: { ids: [own] } })
      expect(reply).toMatchObject(changed)
    },
  )

  test.each(['updateClip', 'cancelClipUpload'] as const)(
    'a cc may not call %s on the clip of another',
    async (id) => {
      const request = Object.fromEntries(requests(own))[id]
      expect(await codeOf(other, id, request as object)).toBe('forbidden')
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
          return { id, status, body: JSON.stringify(body).replaceAll(clipId, 'it') }
        }),
      )
    const foreign = await answers(own)
    expect(foreign).toEqual(await answers(nowhere))
    expect(foreign.filter(({ status }) => status === 409)).toEqual([])
    expect(JSON.stringify(foreign)).not.toContain(cc.member.customerId)
  })

  interface LinkAnswer {
    status: number
    code: string | undefined
    isNamed: boolean
  }
  const leads: LinkAnswer = { status: 409, code: 'otherCustomer', isNamed: true }
  const isMissing: LinkAnswer = { status: 200, code: undefined, isNamed: false }
  test.each<{ there: string; roles: RoleId[]; isLocked?: boolean; answer: LinkAnswer }>([
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
    const { status, body } = await callAs(app, person.session, 'listClips', { ids: [clipId] })
    const isNamed = String(body['errorMessage']).endsWith(`##${customerId}`)
    expect({ status, code: body['errorCode'], isNamed }).toEqual(given.answer)
  })
})
