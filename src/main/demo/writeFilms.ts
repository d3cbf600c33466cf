/** Gives the demo's programs their versions: each with the film that was drawn of it at the setup. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Timeline } from '../../../generated/facts/features/programs'
import { importAsset } from '../../features/media/server'
import { contentHashOf, lengthOf, msOf, plan } from '../../features/programs/timeline'
import type { Services } from '../../server/services'
import { customers } from './cast'
import { filmsOf } from './films'
import type { DemoCut } from './programs'
import type { Writing } from './writeCast'

const dayMs = 86_400_000

export interface FilmWriting extends Writing {
  readonly services: Services
  /** Where the films are. */
  readonly folder: string
}

/** Where one of its films is missing, or was written before, a program stays as it is. */
export async function writeFilms(writing: FilmWriting, cut: DemoCut): Promise<void> {
  const { db, now, folder } = writing
  const films = filmsOf(cut)
  const program = await programOf(writing, cut)
  const isMade = films.every(({ file }) => existsSync(join(folder, file)))
  if (!program || program.versionNo > 0 || program.timeline.blocks.length === 0 || !isMade) return
  let versionId = ''
  for (const [at, { file, cut: shown }] of films.entries()) {
    const timeline = {
      ...program.timeline,
      blocks: program.timeline.blocks.slice(0, shown.blocks.length),
    }
    const versionNo = at + 1
    const daysAgo = (cut.daysAgo ?? 1) + films.length - versionNo
    versionId = await writeVersion({ ...program, versionNo, timeline, daysAgo }, file, writing)
  }
  const publishedAt = new Date(now.getTime() - (cut.daysAgo ?? 1) * dayMs)
  const onAir = program.state === 'published' ? { publishedVersionId: versionId, publishedAt } : {}
  await db
    .updateTable('programs')
    .set({ versionNo: films.length, hasChanges: false, ...onAir })
    .where('id', '=', program.id)
    .execute()
}

const programOf = ({ db }: Writing, { program, customer = 'northwind' }: DemoCut) =>
  db
    .selectFrom('programs as program')
    .innerJoin('customers as customer', 'customer.id', 'program.customerId')
    .select(['program.id', 'program.customerId', 'program.title', 'program.state'])
    .select(['program.ownerUserId', 'program.timeline', 'program.versionNo'])
    .where('customer.name', '=', customers[customer].name)
    .where('program.title', '=', program)
    .executeTakeFirst()

interface Version {
  readonly id: string
  readonly customerId: string
  readonly title: string
  readonly ownerUserId: string
  readonly versionNo: number
  readonly timeline: Timeline
  readonly daysAgo: number
}

async function writeVersion(
  { id: programId, customerId, title, ownerUserId, versionNo, timeline, daysAgo }: Version,
  file: string,
  { folder, ...context }: FilmWriting,
): Promise<string> {
  const id = context.newId()
  const name = `${title} ${versionNo}.mp4`
  const assetId = await importAsset({ customerId, path: join(folder, file), name }, context)
  const durationMs = msOf(lengthOf(timeline), timeline)
  await context.db
    .insertInto('programVersions')
    .values({
      id,
      customerId,
      programId,
      versionNo,
      timeline: JSON.stringify(timeline),
      contentHash: contentHashOf(plan(timeline, { media: {}, slots: {} })),
      durationMs,
      bodyEndMs: durationMs,
      assetId,
      madeBy: ownerUserId,
      madeAt: new Date(context.now.getTime() - daysAgo * dayMs),
    })
    .execute()
  return id
}
