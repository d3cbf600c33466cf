import { beforeAll, describe, expect, test } from 'vitest'
import { uploadMaxBytes, uploadPartBytes } from '../../../../generated/facts/constants'
import type {
  Clip,
  ListClipsResponse,
  StartClipUploadResponse,
} from '../../../../generated/facts/features/footage'
import { maxOpenUploads } from '../../../../src/features/media/upload'
import { insertClip, type GivenClip } from '../../../support/clips'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })

const aClip = (owner: Person, given?: GivenClip) => insertClip(app.database.db, owner.member, given)

const list = (who: Person, request: object = {}) =>
  ask<ListClipsResponse>(app, who, 'listClips', request)
const titles = ({ clips }: ListClipsResponse) => clips.map(({ title }) => title)

async function codeOf(who: Person, id: Parameters<typeof callAs>[2], request: object) {
  const { body, status } = await callAs(app, who.session, id, request)
  return body['errorCode'] ?? (status === 200 ? 'Ok' : status)
}

describe('the list', () => {
  let person: Person
  beforeAll(async () => {
    person = await aPerson(app)
    await aClip(person, { title: 'Zebra', durationMs: 5000, createdAt: '2026-01-01T00:00:00Z' })
    await aClip(person, { title: 'äpfel', durationMs: 1000, createdAt: '2026-01-03T00:00:00Z' })
    await aClip(person, {
      title: 'Apples 100%',
      durationMs: null,
      createdAt: '2026-01-02T00:00:00Z',
    })
    await aClip(person, {
      title: 'a_b (take 1)',
      durationMs: 9000,
      createdAt: '2026-01-02T00:00:00Z',
    })
    await aClip(person, { title: 'Gone', durationMs: 700, deletedAt: new Date() })
    await aClip(await aPerson(app), { title: 'Of another customer', durationMs: 80_000 })
  })

  test.each([
    { sort: 'newest', order: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
    { sort: 'oldest', order: ['Zebra', 'Apples 100%', 'a_b (take 1)', 'äpfel'] },
    { sort: 'name', order: ['a_b (take 1)', 'Apples 100%', 'Zebra', 'äpfel'] },
    { sort: 'duration', order: ['a_b (take 1)', 'Zebra', 'äpfel', 'Apples 100%'] },
  ])('by $sort is $order, also page by page', async ({ sort, order }) => {
    expect(titles(await list(person, { sort }))).toEqual(order)
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await list(person, { sort, limit: 1, after })
      expect(page).toMatchObject({ total: 4, totalDurationMs: 15_000 })
      paged.push(...titles(page))
      after = page.next
    } while (after !== undefined)
    expect(paged).toEqual(order)
  })

  test.each([
    { search: 'PFEL', found: ['äpfel'] },
    { search: 'ÄP', found: ['äpfel'] },
    { search: '100%', found: ['Apples 100%'] },
    { search: '%', found: ['Apples 100%'] },
    { search: '_', found: ['a_b (take 1)'] },
    { search: '(', found: ['a_b (take 1)'] },
    { search: '.*', found: [] },
    { search: "'; drop table footage_clips; --", found: [] },
    { search: '  zeb ', found: ['Zebra'] },
    { search: '', found: ['äpfel', 'a_b (take 1)', 'Apples 100%', 'Zebra'] },
  ])('searched for $search shows $found', async ({ search, found }) => {
    const answer = await list(person, { search })
    expect(titles(answer)).toEqual(found)
    expect(answer.total).toBe(found.length)
  })

  test('of the trash shows what is in the trash', async () => {
    const answer = await list(person, { trashed: true })
    expect(answer).toMatchObject({ total: 1, clips: [{ title: 'Gone', state: 'trashed' }] })
  })

  test.each([
    '',
    'x',
    'W10',
    Buffer.from('["name","a","b"]').toString('base64url'),
    'a'.repeat(500),
  ])('refuses the cursor %j of nobody', async (after) => {
    expect(await codeOf(person, 'listClips', { after })).toBe('malformedRequest')
  })
})

describe('a title', () => {
  test('changes once for everybody who saw the same version', async () => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    const tries = ['One', 'Two', 'Three'].map((title) =>
      codeOf(person, 'renameClip', { clipId, title, rev: 1 }),
    )
    expect((await Promise.all(tries)).sort()).toEqual([
      'Ok',
      'changedMeanwhile',
      'changedMeanwhile',
    ])
    const clip = await ask<Clip>(app, person, 'getClip', { clipId })
    expect(clip.rev).toBe(2)
    expect(await list(person, { search: clip.title.toLowerCase() })).toMatchObject({ total: 1 })
  })

  test.each([
    { title: '  Two \u202E words\n', kept: 'Two words' },
    { title: '<img src=x onerror=alert(1)>', kept: '<img src=x onerror=alert(1)>' },
  ])('$title is kept as $kept', async ({ title, kept }) => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    const renamed = await ask<Clip>(app, person, 'renameClip', { clipId, title, rev: 1 })
    expect(renamed.title).toBe(kept)
  })

  test.each(['   ', '\u202E\u200F'])('%j is none', async (title) => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    expect(await codeOf(person, 'renameClip', { clipId, title, rev: 1 })).toBe('titleEmpty')
  })
})

describe('the trash', () => {
  test('takes clips and gives them back, however often it is asked', async () => {
    const person = await aPerson(app)
    const clipIds = [await aClip(person), await aClip(person)]
    for (const [id, state] of [
      ['trashClips', 'trashed'],
      ['trashClips', 'trashed'],
      ['restoreClips', 'ready'],
      ['restoreClips', 'ready'],
    ] as const) {
      const { clips } = await ask<{ clips: Clip[] }>(app, person, id, { clipIds })
      expect(clips.map((clip) => clip.state)).toEqual([state, state])
    }
    expect((await list(person)).clips.map(({ rev }) => rev)).toEqual([3, 3])
  })

  test('takes all or none', async () => {
    const cc = await aPerson(app, { roles: ['cc'] })
    const colleague = await aPerson(app, { roles: ['cc'], customerId: cc.member.customerId })
    const clipIds = [await aClip(cc), await aClip(colleague)]
    expect(await codeOf(cc, 'trashClips', { clipIds })).toBe('forbidden')
    expect(await list(cc)).toMatchObject({ total: 2 })
  })
})

describe('an upload', () => {
  test.each([
    { bytes: 0, code: 'uploadEmpty' },
    { bytes: 1, code: 'Ok' },
    { bytes: uploadMaxBytes, code: 'Ok' },
  ])('of $bytes bytes is answered $code', async ({ bytes, code }) => {
    const person = await aPerson(app)
    expect(await codeOf(person, 'startClipUpload', { name: 'x.mp4', bytes })).toBe(code)
  })

  test('that is cancelled is forgotten, and cancelling again is no fault', async () => {
    const person = await aPerson(app)
    const { clip } = await ask<{ clip: Clip }>(app, person, 'startClipUpload', {
      name: 'x',
      bytes: 9,
    })
    expect(clip).toMatchObject({ state: 'uploading', title: 'x', mayEdit: true, sources: [] })
    const { clipId } = clip
    expect(await codeOf(person, 'cancelClipUpload', { clipId })).toBe('Ok')
    expect(await codeOf(person, 'cancelClipUpload', { clipId })).toBe('Ok')
    expect(await list(person)).toMatchObject({ total: 0 })
  })

  test('that has arrived cannot be cancelled', async () => {
    const person = await aPerson(app)
    const clipId = await aClip(person)
    expect(await codeOf(person, 'cancelClipUpload', { clipId })).toBe('alreadyUploaded')
  })
})

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
        await ask(app, mine, 'renameClip', { clipId, title: 'Opening', rev: 1 })
        return start(mine)
      },
      isSame: true,
    },
    {
      case: 'the same file after its clip came back from the trash',
      again: async ({ mine, begun }) => {
        const clipIds = [begun.clip.clipId]
        await ask(app, mine, 'trashClips', { clipIds })
        await ask(app, mine, 'restoreClips', { clipIds })
        return start(mine)
      },
      isSame: true,
    },
    {
      case: 'the same file while its clip lies in the trash',
      again: async ({ mine, begun }) => {
        await ask(app, mine, 'trashClips', { clipIds: [begun.clip.clipId] })
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
    expect(await codeOf(mine, 'startClipUpload', { ...file, name: 'x' })).toBe('tooManyUploads')
    expect((await start(mine)).clip.clipId).toBe(begun.clip.clipId)
  })
})
