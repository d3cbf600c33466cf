import { describe, expect, test } from 'vitest'
import { uploadPartBytes } from '../../../../generated/facts/constants'
import type {
  ListClipsResponse,
  StartClipUploadResponse,
} from '../../../../generated/facts/features/footage'
import { maxOpenUploads } from '../../../../src/features/media/upload'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })

const list = (who: Person) => ask<ListClipsResponse>(app, who, 'listClips', {})
const seenBy = async (who: Person) => (await list(who)).rows[0]

describe('a file whose upload was interrupted, chosen again (media.md F2 1)', () => {
  const file = { name: 'take 1.mp4', bytes: uploadPartBytes + 7, edgeHash: 'a'.repeat(64) }
  const start = (who: Person, change: object = {}) =>
    ask<StartClipUploadResponse>(app, who, 'startClipUpload', { ...file, ...change })

  interface Scene {
    mine: Person
    begun: StartClipUploadResponse
  }
  interface Case {
    case: string
    again: (scene: Scene) => Promise<StartClipUploadResponse>
    isSame: boolean
  }

  async function withState(state: 'expired' | 'aborted', { mine, begun }: Scene) {
    await app.database.db
      .updateTable('mediaUploads')
      .set({ state })
      .where('id', '=', begun.upload.uploadId)
      .execute()
    return start(mine)
  }

  test.each<Case>([
    { case: 'the same file', again: ({ mine }) => start(mine), isSame: true },
    {
      case: 'the same file with its name written otherwise by the browser',
      again: ({ mine }) => start(mine, { name: 'C:\\fakepath\\take 1.mp4' }),
      isSame: true,
    },
    {
      case: 'the same file after its clip was renamed',
      again: async ({ mine, begun }) => {
        const { clipId } = begun.clip
        await ask(app, mine, 'updateClip', { clipId, rev: 1, values: { title: 'Opening' } })
        return start(mine)
      },
      isSame: true,
    },
    {
      case: 'the same file after its clip came back from the trash',
      again: async ({ mine, begun }) => {
        const selection = { ids: [begun.clip.clipId] }
        await ask(app, mine, 'trashClips', { selection })
        await ask(app, mine, 'restoreClips', { selection })
        return start(mine)
      },
      isSame: true,
    },
    {
      case: 'the same file while its clip lies in the trash',
      again: async ({ mine, begun }) => {
        await ask(app, mine, 'trashClips', { selection: { ids: [begun.clip.clipId] } })
        return start(mine)
      },
      isSame: false,
    },
    {
      case: 'another name',
      again: ({ mine }) => start(mine, { name: 'take 2.mp4' }),
      isSame: false,
    },
    {
      case: 'another size',
      again: ({ mine }) => start(mine, { bytes: file.bytes + 1 }),
      isSame: false,
    },
    {
      case: 'other edges',
      again: ({ mine }) => start(mine, { edgeHash: 'b'.repeat(64) }),
      isSame: false,
    },
    {
      case: 'edges that are not told',
      again: ({ mine }) => start(mine, { edgeHash: undefined }),
      isSame: false,
    },
    {
      case: 'the same file by a colleague',
      again: async ({ mine }) =>
        start(await aPerson(app, { customerId: mine.member.customerId, roles: ['cm'] })),
      isSame: false,
    },
    {
      case: 'the same file by somebody of another customer',
      again: async () => start(await aPerson(app)),
      isSame: false,
    },
    {
      case: 'the same file after its upload expired',
      again: (scene) => withState('expired', scene),
      isSame: false,
    },
    {
      case: 'the same file after its upload was aborted',
      again: (scene) => withState('aborted', scene),
      isSame: false,
    },
    {
      case: 'the same file after its upload was cancelled',
      again: async ({ mine, begun }) => {
        await ask(app, mine, 'cancelClipUpload', { clipId: begun.clip.clipId })
        return start(mine)
      },
      isSame: false,
    },
  ])('$case goes on with the clip that is there: $isSame', async ({ again, isSame }) => {
    const mine = await aPerson(app)
    const begun = await start(mine)
    const next = await again({ mine, begun })
    expect(next.clip.clipId === begun.clip.clipId).toBe(isSame)
    expect(next.upload.uploadId === begun.upload.uploadId).toBe(isSame)
    expect(next).toMatchObject({ clip: { state: 'uploading' }, upload: { state: 'open' } })
  })

  test('is told which parts have arrived', async () => {
    const mine = await aPerson(app)
    const { upload } = await start(mine)
    const { storage } = app.media.services.media
    await storage.put(`${upload.keyPrefix}p00001`, Buffer.alloc(uploadPartBytes))
    await storage.put(`${upload.keyPrefix}p00002`, Buffer.alloc(3))
    expect((await start(mine)).upload).toEqual({ ...upload, receivedParts: [1] })
    expect(await list(mine)).toMatchObject({ total: 1 })
  })

  test('an upload past its last day is begun anew, also before the sweep comes', async () => {
    const mine = await aPerson(app)
    const { upload } = await start(mine)
    await app.database.db
      .updateTable('mediaUploads')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('id', '=', upload.uploadId)
      .execute()
    expect((await start(mine)).upload.uploadId).not.toBe(upload.uploadId)
  })

  test('makes one clip, however many begin it at once', async () => {
    const mine = await aPerson(app)
    const begun = await Promise.all(Array.from({ length: 8 }, () => start(mine)))
    expect(new Set(begun.map(({ clip }) => clip.clipId)).size).toBe(1)
    expect(await list(mine)).toMatchObject({ total: 1 })
  })

  test('is found even where no further upload may be opened', async () => {
    const mine = await aPerson(app)
    const begun = await start(mine)
    for (let no = 1; no < maxOpenUploads; no += 1) await start(mine, { name: `${no}.mp4` })
    const { body } = await callAs(app, mine.session, 'startClipUpload', { ...file, name: 'x' })
    expect(body).toMatchObject({ errorCode: 'tooManyUploads' })
    expect((await start(mine)).clip.clipId).toBe(begun.clip.clipId)
  })
})

describe('an upload as others see it', () => {
  const file = { name: 'take 1.mp4', bytes: 1000 }

  test('runs while its sender reports it, and has stopped once that page is gone', async () => {
    const mine = await aPerson(app)
    const { customerId } = mine.member
    const other = await aPerson(app, { customerId })
    const { upload } = await ask<StartClipUploadResponse>(app, mine, 'startClipUpload', file)
    expect(await seenBy(other)).toMatchObject({ progress: 0, isUploadStopped: false })

    const uploads = [{ uploadId: upload.uploadId, sentBytes: 434 }]
    await ask(app, mine, 'reportUploads', { uploads })
    expect(await seenBy(other)).toMatchObject({ progress: 43, isUploadStopped: false })

    await ask(app, mine, 'reportUploads', { uploads, isLeft: true })
    expect(await seenBy(other)).toMatchObject({ progress: 43, isUploadStopped: true })
  })

  test('has never more than its bytes, and is reported by its sender alone', async () => {
    const mine = await aPerson(app)
    const { customerId } = mine.member
    const other = await aPerson(app, { customerId })
    const { upload } = await ask<StartClipUploadResponse>(app, mine, 'startClipUpload', file)
    const uploads = [{ uploadId: upload.uploadId, sentBytes: 5000 }]
    await ask(app, other, 'reportUploads', { uploads, isLeft: true })
    expect(await seenBy(mine)).toMatchObject({ progress: 0, isUploadStopped: false })
    await ask(app, mine, 'reportUploads', { uploads })
    expect(await seenBy(mine)).toMatchObject({ progress: 99, isUploadStopped: false })
  })
})
