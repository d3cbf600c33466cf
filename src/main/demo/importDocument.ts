/** Imports a file of the demo, as a person would upload it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importFile } from '../../features/files/server'
import type { DemoFile } from './files'
import type { Stage } from './stage'

export async function importDocument(
  { file, daysAgo, owner, licenceEndsIn, sharedWith, tags = [], ...given }: DemoFile,
  stage: Stage,
): Promise<void> {
  const path = join(stage.cache, 'demo-files', file)
  if (!existsSync(path)) return
  await importFile(stage, {
    ...given,
    customerId: stage.customers.northwind,
    tags: [...tags],
    ownerUserId: stage.people[owner],
    path,
    ...(sharedWith && { sharedWith: [stage.people[sharedWith]] }),
    createdAt: stage.daysAgo(daysAgo),
    ...(licenceEndsIn !== undefined && { licenceExpiresAt: stage.dayIn(licenceEndsIn) }),
  })
}
