// Makes a film of a program, a few pieces at a time, so that customers take turns and a restart loses little.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { ProgramFacts } from '../../../../../generated/facts/features/programs'
import {
  defineJob,
  InterruptedTooOften,
  type GoOn,
  type JobWork,
} from '../../../../server/jobs/job'
import { patienceFor } from '../../../../server/jobs/patience'
import { ProgramFault, isOurs } from '../../../media/server'
import { msOf, plan, startsOf, type Chunk, type Plan } from '../../timeline'
import { whoWithdrew } from '../consented'
import { factsOf } from '../programFacts'
import { chunkKey, findChunks, forgetChunk, keepChunk } from './chunkStore'
import { BadChunk, drawChunk, type Drawing } from './drawChunk'
import { failFilm } from './failFilm'
import { finishRender } from './finishRender'
import { joinFilm } from './joinFilm'
import { mixSound } from './mixSound'
import { withSources } from './openSources'
import { countDrawn } from './renderQuota'
import { RenderFailed } from './renderFailed'
import { noteRender, type RenderFailure } from './renderQueries'
import type { RowOf } from '../../../../server/database/tables'

export type Render = RowOf<'programRenders'>

/** After so long another customer has its turn. */
const turnMs = 5_000
/** Each draws in one process with one thread. */
const atOnce = Math.min(4, availableParallelism())

export const renderProgramJob = defineJob({
  id: 'programs.render',
  lane: 'render',
  run: makeFilm,
  failed: settle,
})

async function makeFilm(work: JobWork): Promise<GoOn | undefined> {
  const { database, now, subjectId, report } = work
  const render = await database.db
    .selectFrom('programRenders')
    .selectAll()
    .where('id', '=', subjectId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (!render) return undefined
  const { customerId, timeline, askedBy } = render
  const member = { customerId, userId: askedBy ?? '' }
  const context = { db: database.db, now: now(), services: work.services, member }
  const withdrawn = await whoWithdrew(timeline, context)
  if (withdrawn !== undefined) throw new RenderFailed('consentRevoked', { title: withdrawn })
  const facts = await factsOf(timeline, context)
  const planned = plan(timeline, facts)
  const missing = await missingIn(planned, render, work)
  if (missing.chunks.length === 0 && !missing.sound) {
    await noteRender(database.db, render.id, { phase: 'joining', ...countsOf(planned, missing) })
    report('joining', 95)
    await joinParts(planned, render, work)
    return undefined
  }
  const wanted = { customerId, timeline, facts, signal: work.signal }
  await withSources(wanted, work, (sources) =>
    work.services.media.storage.withFolder((folder) =>
      takeTurn(missing, { planned, render, facts, work, folder, ...sources }),
    ),
  )
  return { goOnIn: 'render' }
}

interface Missing {
  /** One of each recipe, in order. */
  readonly chunks: readonly Chunk[]
  readonly sound: boolean
}

async function missingIn(
  { chunks, sound }: Plan,
  { customerId }: Render,
  { database: { db }, now }: JobWork,
): Promise<Missing> {
  const keys = [...chunks.map(({ key }) => key), sound.key]
  const there = await findChunks(db, { customerId, keys, now: now() })
  const once = new Map(chunks.map((chunk) => [chunk.key, chunk]))
  return {
    chunks: [...once.values()].filter(({ key }) => !there.has(key)),
    sound: !there.has(sound.key),
  }
}

function countsOf({ chunks }: Plan, missing: Missing) {
  const gone = new Set(missing.chunks.map(({ key }) => key))
  return { parts: chunks.length, partsDone: chunks.filter(({ key }) => !gone.has(key)).length }
}

interface Turn extends Pick<Drawing, 'sources' | 'readFont'> {
  readonly planned: Plan
  readonly render: Render
  readonly facts: ProgramFacts
  readonly work: JobWork
  readonly folder: string
}

/** Sound first: it takes seconds, and tells early what cannot be read. */
async function takeTurn(missing: Missing, turn: Turn): Promise<void> {
  const { planned, render, work, folder } = turn
  const {
    database: { db },
    now,
    signal,
    services,
    report,
  } = work
  const { programs, storage } = services.media
  const counts = countsOf(planned, missing)
  const drawing = { ...turn, programs, folder, signal }
  const kept = (chunk: Pick<Chunk, 'key'>, kind: 'pictures' | 'sound', name: string) =>
    keepChunk(
      { customerId: render.customerId, key: chunk.key, kind },
      { folder, name },
      { db, storage, now: now() },
    )
  const until = Date.now() + turnMs
  if (missing.sound) {
    await noteRender(db, render.id, { phase: 'sound', ...counts })
    report('sound', 2)
    const name = await mixSound(planned.sound.recipe, 'sound', drawing)
    await kept(planned.sound, 'sound', name)
  }
  let { partsDone } = counts
  const waiting = [...missing.chunks]
  const one = async () => {
    for (
      let chunk = waiting.shift();
      chunk;
      chunk = Date.now() < until ? waiting.shift() : undefined
    ) {
      const name = await drawn(chunk, turn, drawing)
      await kept(chunk, 'pictures', name)
      const { customerId, id: renderId } = render
      await countDrawn(chunk, db, { customerId, renderId, now: now() })
      const { key } = chunk
      partsDone += planned.chunks.filter((each) => each.key === key).length
      await noteRender(db, render.id, { phase: 'drawing', parts: counts.parts, partsDone })
      report('drawing', 5 + (90 * partsDone) / counts.parts)
    }
  }
  const all = await Promise.allSettled(Array.from({ length: atOnce }, one))
  for (const each of all) if (each.status === 'rejected') throw each.reason
}

/** What cannot be drawn is told by what it shows there. */
async function drawn(
  chunk: Chunk,
  { render: { timeline }, facts }: Turn,
  drawing: Drawing,
): Promise<string> {
  try {
    return await drawChunk(chunk.recipe, chunk.key, drawing)
  } catch (fault) {
    const isIts = fault instanceof ProgramFault || fault instanceof BadChunk
    if (drawing.signal.aborted || !isIts) throw fault
    if (fault instanceof ProgramFault && isOurs(fault)) throw fault
    const place = startsOf(timeline).findLastIndex((start) => start <= chunk.fromFrame)
    const shown = facts.media[timeline.blocks[place]?.media?.assetId ?? '']
    const isLimit = fault instanceof ProgramFault && fault.end !== 'exit'
    const code = isLimit ? 'tooDemanding' : shown ? 'unreadable' : 'notDrawn'
    throw new RenderFailed(code, { title: shown?.title, ms: msOf(chunk.fromFrame, timeline) })
  }
}

async function joinParts({ chunks, sound }: Plan, render: Render, work: JobWork): Promise<void> {
  const { customerId, timeline } = render
  const { services, signal, database } = work
  const { storage, programs } = services.media
  const keys = [
    ...chunks.map(({ key }) => ({ customerId, key, kind: 'pictures' as const })),
    { customerId, key: sound.key, kind: 'sound' as const },
  ]
  const paths = new Map<string, string>()
  const open = async (rest: typeof keys): Promise<void> => {
    const [next, ...others] = rest
    if (next) {
      if (paths.has(next.key)) return open(others)
      if (!(await storage.find(chunkKey(next)))) {
        await forgetChunk(database.db, next)
        throw new Error('A piece of a film is not there any more.')
      }
      return storage.withFile(chunkKey(next), (path) => {
        paths.set(next.key, path)
        return open(others)
      })
    }
    return storage.withFolder(async (folder) => {
      const parts = chunks.map(({ key, recipe }) => ({
        path: paths.get(key)!,
        frames: recipe.frames,
      }))
      const film = { parts, sound: paths.get(sound.key)!, fps: timeline.fps }
      const name = await joinFilm(film, 'film', { programs, folder, signal })
      await finishRender(render, join(folder, name), work)
    })
  }
  await open(keys)
}

async function settle(given: unknown, work: JobWork): Promise<'again' | 'over'> {
  const { failures } = work
  const isOnce =
    given instanceof RenderFailed && ['mediaGone', 'consentRevoked'].includes(given.code)
  const isLast = failures + 1 >= patienceFor(given)
  const isOver = isOnce || isLast || given instanceof InterruptedTooOften
  if (!isOver) return 'again'
  await failFilm(failureOf(given), work)
  return 'over'
}

function failureOf(given: unknown): RenderFailure {
  if (given instanceof RenderFailed) return { code: given.code, ...given.at }
  return { code: given instanceof InterruptedTooOften ? 'tooDemanding' : 'serverFault' }
}
