// Cut lists of a program with a trimmed clip, beside what is downloaded of that clip.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { DownloadClipsResponse } from '../../../../generated/facts/features/footage'
import type {
  GetProgramResponse,
  ListProgramsRow,
  ProgramMedia,
} from '../../../../generated/facts/features/programs'
import { sourcesOf, toEdl, toOtio } from '../../../../src/features/programs/timeline'
import { readEdl } from '../../../standins/cmx3600'
import { readOtio } from '../../../standins/openTimelineIo'
import { aPerson, ask, follow, freshMediaApp, sendFile, settled } from '../../../support/mediaApp'
import { numberedFilm, readNumbers } from '../../../support/numberedFilms'
import { aBlock } from '../../../support/timelines'

const app = await freshMediaApp()
const cm = await aPerson(app, { roles: ['cm'] })
const fps = 30

async function aTrimmedClip() {
  const film = numberedFilm({ ending: 'mp4', rate: String(fps), seconds: 4 })
  const { clipId } = (await sendFile(app, cm, film, 'Harbour.mp4')).clip
  const { rev } = await follow(app, cm, clipId, settled)
  const values = { inMs: 1_980, outMs: 3_500 }
  await ask(app, cm, 'trimClip', { clipId, rev, values })
  await follow(app, cm, clipId, settled)
  return clipId
}

async function factsOf(clipId: string) {
  const asked = { media: [{ type: 'clip', id: clipId }] }
  const { media } = await ask<{ media: { assetId: string; facts: ProgramMedia }[] }>(
    app,
    cm,
    'getProgramMedia',
    asked,
  )
  return media[0]!
}

async function download(clipId: string) {
  const { url } = await ask<DownloadClipsResponse>(app, cm, 'downloadClips', { ids: [clipId] })
  const answer = await fetch(new URL(url, app.origin))
  const folder = mkdtempSync(join(tmpdir(), 'studio-cut-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'film.mp4')
  writeFileSync(path, Buffer.from(await answer.arrayBuffer()))
  const name = answer.headers.get('content-disposition')?.split("UTF-8''")[1] ?? ''
  return { name: decodeURIComponent(name), numbers: readNumbers(path) }
}

test('both lead to the frames of the download that the program shows', async () => {
  const clipId = await aTrimmedClip()
  const { assetId } = await factsOf(clipId)
  const { programId } = await ask<ListProgramsRow>(app, cm, 'addProgram', {
    values: { title: 'A film' },
  })
  const { timeline: empty, timelineRev } = await ask<GetProgramResponse>(app, cm, 'getProgram', {
    programId,
    tab: 'one',
  })
  const block = aBlock('a', { media: { type: 'clip', id: clipId, assetId }, in: 6, out: 36 })
  const timeline = { ...empty, blocks: [block] }
  await ask(app, cm, 'saveTimeline', { programId, tab: 'one', timelineRev, timeline })
  const { facts } = await ask<GetProgramResponse>(app, cm, 'getProgram', { programId, tab: 'one' })
  const sources = sourcesOf(facts)
  const { name, numbers } = await download(clipId)

  const [track] = readOtio(toOtio('A film', timeline, sources))
  expect(track?.clips).toMatchObject([{ file: name, frames: 30, available: [0, numbers.length] }])
  const [event] = readEdl(toEdl('A film', timeline, sources), fps)
  expect(event).toMatchObject({ clip: name, record: [0, 30] })
  // 1.98 s are 59 pictures, and the block leaves out 6 more.
  expect(numbers[track!.clips[0]!.from]).toBe(65)
  expect(numbers[event!.source[0]]).toBe(65)
})
