import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Upload } from '../../../../../generated/facts/features/media'
import { sweep } from '../../../../../src/features/media/server/processing/sweep'
import {
  aPerson,
  ask,
  beginUpload,
  clipOf,
  declared,
  freshMediaApp,
  partsOf,
  postParts,
  type Begun,
} from '../../../../support/mediaApp'
import { callAs } from '../../../../support/talk'
import { h264, video } from '../../../../support/videos'

const app = await freshMediaApp({ processes: false })
const person = await aPerson(app)

const day = 24 * 3_600_000

async function sweepIn(days: number): Promise<void> {
  const now = () => new Date(Date.now() + days * day)
  const { storage } = app.media.services.media
  await sweep({ database: app.database, storage, log: app.server.log, now })
}

const lookAt = ({ upload }: Begun) =>
  ask<Upload>(app, person, 'getUpload', { uploadId: upload.uploadId })

/** As if its parts had come `days` ago. */
function age(begun: Begun, days: number): void {
  const then = new Date(Date.now() - days * day)
  for (const { key } of partsOf(begun)) utimesSync(join(app.dataDir, 'objects', key), then, then)
}

test('an upload lives seven days; then it is told as over and its parts are gone', async () => {
  const begun = await beginUpload(app, person, video('mp4', h264))
  await postParts(app, person, begun)
  await sweepIn(6.9)
  expect(await lookAt(begun)).toMatchObject({ state: 'open', receivedParts: [1] })

  age(begun, 0.2)
  await sweepIn(7.1)
  expect((await lookAt(begun)).state).toBe('expired')
  expect(await app.media.services.media.storage.list(begun.upload.keyPrefix)).toEqual([])
  const { clipId } = begun.clip
  expect(await clipOf(app, person, clipId)).toMatchObject({
    state: 'failed',
    failReason: 'uploadExpired',
    failMessage: 'The upload was not finished within 7 days.',
  })

  const request = { uploadId: begun.upload.uploadId, parts: declared(begun) }
  expect((await ask<Upload>(app, person, 'completeUpload', request)).state).toBe('expired')
  const cancelled = await callAs(app, person.session, 'cancelClipUpload', { clipId })
  expect(cancelled.body['status']).toBe('Ok')
})

test('what is being put together is never swept away', async () => {
  const begun = await beginUpload(app, person, video('mp4', h264))
  await postParts(app, person, begun)
  const request = { uploadId: begun.upload.uploadId, parts: declared(begun) }
  await ask(app, person, 'completeUpload', request)
  age(begun, 8)
  await sweepIn(8)
  expect((await lookAt(begun)).state).toBe('assembling')
  const parts = await app.media.services.media.storage.list(begun.upload.keyPrefix)
  expect(parts).toHaveLength(1)
})
