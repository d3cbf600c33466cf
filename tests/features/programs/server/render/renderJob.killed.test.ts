// A server that is killed while it makes a film makes it once, after it has begun again (programs.md 11).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type {
  GetProgramResponse,
  ListProgramsRow,
  ListProgramVersionsResponse,
  ListRendersResponse,
} from '../../../../../generated/facts/features/programs'
import { askServer, prepareDataDir, startServer, tokenOf } from '../../../../support/realServer'
import { atSize, sized } from '../../../../support/sizes'
import { aTitle } from '../../../../support/timelines'
import { eventually } from '../../../../support/eventually'

const { seed } = sized(1)
const kills = atSize({ few: 1, part: 2, measure: 5, whole: 50 })
const dataDir = mkdtempSync(join(tmpdir(), 'studio-render-'))
let server: Awaited<ReturnType<typeof startServer>> | undefined
afterAll(async () => {
  await server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const member = await prepareDataDir(dataDir)

async function restarted() {
  await server?.kill('SIGKILL')
  const running = await startServer(dataDir)
  server = running
  const token = await tokenOf(running, member)
  return <Answer>(id: Parameters<typeof askServer>[2], body: object = {}) =>
    askServer<Answer>(running, token, id, body)
}
type Ask = Awaited<ReturnType<typeof restarted>>

const framesEach = 15
const tab = 'one'

/** Three titles that no film had before. */
async function askForFilm(ask: Ask, no: number): Promise<string> {
  const { programId } = await ask<ListProgramsRow>('addProgram', {
    values: { title: `Film ${no}` },
  })
  const { timeline } = await ask<GetProgramResponse>('getProgram', { programId, tab })
  const blocks = ['one', 'two', 'three'].map((id) =>
    aTitle(id, {
      out: framesEach,
      text: { style: 'titleCentre', fields: { title: `${no} ${id}` } },
    }),
  )
  const saved = { ...timeline, blocks }
  await ask('saveTimeline', { programId, tab, timelineRev: 1, timeline: saved })
  await ask('renderProgram', { programId, timelineRev: 2 })
  return programId
}

const moments = fc.sample(fc.integer({ min: 0, max: 2_500 }), { numRuns: kills, seed })

test(`of ${kills} each film is made once, though its server was killed; no piece is broken`, async () => {
  let ask = await restarted()
  const films: string[] = []
  for (const [no, ms] of moments.entries()) {
    const programId = await askForFilm(ask, no)
    await new Promise((go) => setTimeout(go, ms))
    ask = await restarted()
    const state = async () =>
      (await ask<ListRendersResponse>('listRenders', { programId })).renders.map(
        (each) => each.state,
      )
    await eventually(async () => expect(await state()).toEqual(['done']))
    films.push(programId)
  }
  for (const programId of films) {
    const { versions } = await ask<ListProgramVersionsResponse>('listProgramVersions', {
      programId,
    })
    expect(versions).toMatchObject([{ versionNo: 1, durationMs: (3 * framesEach * 1_000) / 30 }])
  }
  expect(framesOfPieces()).toEqual(Array.from({ length: 3 * kills }, () => framesEach))
})

/** Of every piece of pictures in the store. */
function framesOfPieces(): number[] {
  const folder = join(dataDir, 'objects', 'render')
  const pieces = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name === 'pictures',
  )
  return pieces.map(({ parentPath, name }) =>
    Number(
      execFileSync(process.env['FFPROBE_PATH'] ?? 'ffprobe', [
        ...'-v error -count_frames -show_entries stream=nb_read_frames -of csv=p=0'.split(' '),
        join(parentPath, name),
      ]),
    ),
  )
}
