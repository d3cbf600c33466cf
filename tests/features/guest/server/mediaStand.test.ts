// Which films a guest reads, and until when (work.md 6).
import { describe, expect, test } from 'vitest'
import {
  answersGrant,
  findGuestStand,
  welcomeGrant,
} from '../../../../src/features/guest/server/mediaStand'
import { insertClip } from '../../../support/clips'
import { aGuestRequest, agree, anInvitedGuest, askAsGuest, sendFilm } from '../../../support/guests'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const links = app.services.crowd
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const request = await aGuestRequest(db, links, manager)

async function anAnswer() {
  const guest = await anInvitedGuest(db, links, request)
  await agree(app, guest.token)
  const takeId = await sendFilm(app, guest.token, request.promptIds[0] ?? '')
  const { assetId } = await db
    .selectFrom('mediaUploads')
    .select('assetId')
    .where('takeId', '=', takeId)
    .executeTakeFirstOrThrow()
  return { ...guest, assetId }
}

describe('an answer', () => {
  test('is read by whoever gave it, and by no other guest', async () => {
    const [one, other] = [await anAnswer(), await anAnswer()]
    const open = { customerId: manager.customerId, rev: 0, downloadName: undefined }
    expect(await findGuestStand(db, answersGrant(one.submissionId), one.assetId)).toEqual(open)
    expect(await findGuestStand(db, answersGrant(one.submissionId), other.assetId)).toBeUndefined()
    expect(
      await findGuestStand(db, welcomeGrant({ ...request, submissionId: undefined }), one.assetId),
    ).toBeUndefined()
  })

  test('is read by nobody once it was withdrawn', async () => {
    const { token, submissionId, assetId } = await anAnswer()
    await askAsGuest(app, token, 'withdrawAnswers', {})
    expect(await findGuestStand(db, answersGrant(submissionId), assetId)).toBeUndefined()
  })
})

test('what welcomes guests is read with the link of its request alone', async () => {
  const clipId = await insertClip(db, manager)
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  const welcomed = await aGuestRequest(db, links, manager, { welcomeClipId: clipId })
  const grant = (requestId: string) =>
    welcomeGrant({ ...request, submissionId: undefined, requestId })
  expect(await findGuestStand(db, grant(welcomed.requestId), assetId)).toMatchObject({
    customerId: manager.customerId,
  })
  expect(await findGuestStand(db, grant(request.requestId), assetId)).toBeUndefined()
})

test('a grant of something else opens nothing', async () => {
  expect(await findGuestStand(db, '01J_1', 'x')).toBeUndefined()
})
