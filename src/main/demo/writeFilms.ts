/** Gives the demo's programs their versions: each with the film that was drawn of it at the setup. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Timeline } from '../../../generated/facts/features/programs'
import { importAsset } from '../../features/media/server'
import { contentHashOf, lengthOf, msOf, plan } from '../../features/programs/timeline'
import { filmsOf } from './films'
import type { DemoCut } from './programs'
import { programTitled, type Stage } from './stage'

const folder = 'demo-films'

/** Where one of its films is missing, a program stays as it is. */
export async function writeFilms(cut: DemoCut, stage: Stage): Promise<void> {
  const films = filmsOf(cut)
  const program = await programTitled(stage, cut.program, cut.customer)
  const isMade = films.every(({ file }) => existsSync(join(stage.cache, folder, file)))
  if (!program || program.timeline.blocks.length === 0 || !isMade) return
  let versionId = ''
  for (const [at, { file, cut: shown }] of films.entries()) {
    const timeline = {
      ...program.timeline,
      blocks: program.timeline.blocks.slice(0, shown.blocks.length),
    }
    const versionNo = at + 1
    const daysAgo = (cut.daysAgo ?? 1) + films.length - versionNo
    versionId = await writeVersion({ ...program, versionNo, timeline, daysAgo }, file, stage)
  }
  const publishedAt = stage.daysAgo(cut.daysAgo ?? 1)
  const onAir = program.state === 'published' ? { publishedVersionId: versionId, publishedAt } : {}
  await stage.db
    .updateTable('programs')
    .set({ versionNo: films.length, hasChanges: false, ...onAir })
    .where('id', '=', program.id)
    .execute()
}

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
  stage: Stage,
): Promise<string> {
  const id = stage.newId()
  const name = `${title} ${versionNo}.mp4`
  const assetId = await importAsset(
    { customerId, path: join(stage.cache, folder, file), name },
    stage,
  )
  const durationMs = msOf(lengthOf(timeline), timeline)
  await stage.db
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
      madeAt: stage.daysAgo(daysAgo),
    })
    .execute()
  return id
}
