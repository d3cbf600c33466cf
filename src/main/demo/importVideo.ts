/** Imports a video of the demo as a clip, as a person would upload it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importClip } from '../../features/footage/server'
import type { DemoClip } from './cast'
import type { Stage } from './stage'
import { titleOf } from './videos'

export async function importVideo(
  { customer, owner, file, daysAgo, rightsDays, tags }: DemoClip,
  stage: Stage,
): Promise<void> {
  const path = join(stage.cache, 'demo-videos', file)
  if (!existsSync(path)) return
  await importClip(stage, {
    customerId: stage.customers[customer],
    ownerUserId: stage.people[owner],
    title: titleOf(file),
    path,
    createdAt: stage.daysAgo(daysAgo),
    tags,
    rightsExpireAt: rightsDays === undefined ? undefined : stage.dayIn(rightsDays),
  })
}
