// What is uploaded is looked at by the installation's scanner before anything else (work.md 6, Abuse).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  ListFilesResponse,
  StartFileUploadResponse,
} from '../../../../../generated/facts/features/files'
import { Unusable } from '../../../../../src/features/media/server'
import { assetKey, original } from '../../../../../src/features/media/server/processing/assetKeys'
import { scanUpload } from '../../../../../src/features/media/server/processing/scanUpload'
import {
  aPerson,
  ask,
  declared,
  follow,
  freshMediaApp,
  postParts,
  sendFile,
  settled,
} from '../../../../support/mediaApp'
import { projectRoot } from '../../../../support/projectRoot'
import { h264, video, written } from '../../../../support/videos'

const scanCommand = join(projectRoot, 'tests/features/media/server/processing/parts/scan.sh')
const app = await freshMediaApp({ environment: { SCAN_COMMAND: scanCommand } })
const { storage } = app.media.services.media
const person = await aPerson(app)

const film = () => video('mp4', h264, { seconds: 1 })

test('a clean film is watched, an infected one is rejected', async () => {
  const bytes = Buffer.concat([readFileSync(film()), Buffer.from('INFECTED')])
  const clean = await sendFile(app, person, film())
  const infected = await sendFile(app, person, written('infected.mp4', bytes))
  const seen = [clean, infected].map(({ clip }) => follow(app, person, clip.clipId, settled))
  expect(await Promise.all(seen)).toMatchObject([
    { state: 'ready' },
    { state: 'rejected', failReason: 'infected' },
  ])
})

test('a file that is infected is rejected', async () => {
  const bytes = Buffer.from('From,To\nINFECTED,1\n')
  const asked = { name: 'table.csv', bytes: bytes.length }
  const begun = await ask<StartFileUploadResponse>(app, person, 'startFileUpload', asked)
  const { upload, file } = begun
  await postParts(app, person, { upload, bytes })
  const parts = declared({ upload, bytes })
  await ask(app, person, 'completeUpload', { uploadId: upload.uploadId, parts })
  await expect
    .poll(async () => {
      const { rows } = await ask<ListFilesResponse>(app, person, 'listFiles')
      return rows.find(({ fileId }) => fileId === file.fileId)?.failReason
    })
    .toBe('infected')
})

const none = new AbortController().signal
const over = AbortSignal.abort()

test.each([
  { says: 'nothing', content: 'clean', signal: none, stays: true },
  { says: 'This file is infected', content: 'INFECTED', signal: none, stays: false },
  // Nothing is known of the file then.
  { says: 'was not scanned', content: 'UNREADABLE', signal: none, stays: true },
  { says: 'ended by aborted', content: 'INFECTED', signal: over, stays: true },
  { says: 'nothing', content: 'INFECTED', signal: none, stays: true, command: undefined },
])(
  'the scan of what is $content says: $says',
  async ({ says, content, signal, stays, ...given }) => {
    const asset = { customerId: person.member.customerId, id: content }
    const key = assetKey(asset, original)
    await storage.put(key, Buffer.from(content))
    const command = 'command' in given ? undefined : scanCommand
    const scan = scanUpload({ asset, signal }, { storage, scanCommand: command })
    const said = await scan.then(
      () => 'nothing',
      (fault: Error) => fault.message,
    )
    expect(said).toContain(says)
    expect((await storage.list(key)).length > 0).toBe(stays)
  },
)

test('only what is infected is given up for good', async () => {
  const asset = { customerId: person.member.customerId, id: 'both' }
  const key = assetKey(asset, original)
  const faultOf = async (content: string) => {
    await storage.put(key, Buffer.from(content))
    return scanUpload({ asset, signal: none }, { storage, scanCommand }).catch((fault) => fault)
  }
  expect(await faultOf('UNREADABLE')).not.toBeInstanceOf(Unusable)
  expect(await faultOf('INFECTED')).toBeInstanceOf(Unusable)
})
