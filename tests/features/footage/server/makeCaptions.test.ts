// Captions are made of what is said in a clip, where the server can, and never over what people wrote (programs.md 9).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  ListCaptionsResponse,
  MakeCaptionsResponse,
} from '../../../../generated/facts/features/footage'
import { makeCaptionsJob } from '../../../../src/features/footage/server'
import { insertClip } from '../../../support/clips'
import { runDueJobs } from '../../../support/dueJobs'
import { aPerson, ask, freshMediaApp, type MediaApp, type Person } from '../../../support/mediaApp'
import { projectRoot } from '../../../support/projectRoot'
import { callAs } from '../../../support/talk'
import { h264, made, video } from '../../../support/videos'

const command = join(projectRoot, 'tests/features/captions/server/parts/speech.sh')
const app = await freshMediaApp({ processes: false, environment: { SPEECH_COMMAND: command } })
const deaf = await freshMediaApp({ processes: false, after: app })
const cc = await aPerson(app, { roles: ['cc'] })
const { customerId } = cc.member
const other = await aPerson(app, { roles: ['cc'], customerId })

const spoken = video('mp4', h264, { seconds: 1, size: '160x90' })
const silent = made('mp4', ['-f lavfi -i testsrc2=size=160x90:rate=30:duration=1 -an -c:v libx264'])

async function aClip(film: string | null = spoken): Promise<string> {
  const clipId = await insertClip(app.database.db, cc.member)
  const { assetId } = await app.database.db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  const key = `media/${customerId}/${assetId}/source`
  if (film) await app.media.services.media.storage.put(key, readFileSync(film))
  return clipId
}

const make = (clipId: string, lang: string) =>
  ask<MakeCaptionsResponse>(app, cc, 'makeCaptions', { clipId, lang })
const read = (clipId: string, server: MediaApp = app) =>
  ask<ListCaptionsResponse>(server, cc, 'listCaptions', { clipId })
const work = () =>
  runDueJobs({ ...app, clock: { now: new Date(Date.now() + app.clock.aheadMs) } }, makeCaptionsJob)
async function refusal(server: MediaApp, who: Person, lang: string, clipId: string) {
  const { body } = await callAs(server, who.session, 'makeCaptions', { clipId, lang })
  return (body as { errorCode?: string }).errorCode
}

test('where nothing is configured nobody is offered it', async () => {
  const clipId = await aClip()
  expect(await read(clipId, deaf)).toMatchObject({ canMake: false, making: [] })
  expect(await refusal(deaf, cc, 'en', clipId)).toBe('speechOff')
})

test('what is said in the sound becomes captions that say where they come from', async () => {
  const clipId = await aClip()
  expect(await read(clipId)).toMatchObject({ captions: [], canMake: true, making: [] })
  expect((await make(clipId, 'en')).making).toEqual([{ lang: 'en', state: 'waiting' }])
  // Asked for twice it is made once.
  await make(clipId, 'en')
  await work()
  const { captions, making } = await read(clipId)
  expect(making).toEqual([])
  expect(captions).toMatchObject([
    {
      lang: 'en',
      cues: [{ fromMs: 0, toMs: 1_000, text: '1 channel, 16000 Hz' }],
      versions: [{ versionNo: 1, source: 'speech', savedBy: { id: cc.member.userId } }],
    },
  ])
  expect(await refusal(app, cc, 'en', clipId)).toBe('changedMeanwhile')
})

test('whatever people write meanwhile stays, and they are told', async () => {
  const clipId = await aClip()
  await make(clipId, 'en')
  const cues = [{ fromMs: 0, toMs: 900, text: 'By hand' }]
  await ask(app, cc, 'saveCaptions', { clipId, lang: 'en', rev: 0, cues })
  await work()
  const { captions, making } = await read(clipId)
  expect(captions).toMatchObject([{ cues, versions: [{ source: 'human' }] }])
  expect(making).toEqual([{ lang: 'en', state: 'failed', failCode: 'writtenMeanwhile' }])
})

test.each([
  ['a program that fails', 'fi', spoken, 'notWritten'],
  ['a program that hears nothing', 'nb', spoken, 'nothingSaid'],
  ['a film without sound', 'en', silent, 'noSound'],
  ['a film that is gone', 'en', null, 'noSound'],
])('%s is told, once, until it is put away or tried again', async (_, lang, film, failCode) => {
  const clipId = await aClip(film)
  await make(clipId, lang)
  await work()
  const failed = { lang, state: 'failed', failCode }
  expect(await read(clipId)).toMatchObject({ captions: [], making: [failed] })
  expect((await make(clipId, lang)).making).toEqual([{ lang, state: 'waiting' }])
  await work()
  expect((await read(clipId)).making).toEqual([failed])
  const stopped = await ask<MakeCaptionsResponse>(app, cc, 'stopMakingCaptions', { clipId, lang })
  expect(stopped.making).toEqual([])
})

test('what is stopped, and what is made of a clip in the trash, is made no more', async () => {
  const [stopped, trashed] = [await aClip(), await aClip()]
  await make(stopped, 'en')
  await make(trashed, 'en')
  await ask(app, cc, 'stopMakingCaptions', { clipId: stopped, lang: 'en' })
  await ask(app, cc, 'trashClips', { selection: { ids: [trashed] } })
  await work()
  await ask(app, cc, 'restoreClips', { selection: { ids: [trashed] } })
  for (const clipId of [stopped, trashed])
    expect(await read(clipId)).toMatchObject({ captions: [], making: [] })
})

test('who may not write captions has none made either', async () => {
  const clipId = await aClip()
  expect(await refusal(app, other, 'en', clipId)).toBe('forbidden')
})
