// What a program shows no more is still what it was: a clip, a file or a bumper of the customer.
import { expect, test } from 'vitest'
import { keepTimeline } from '../../../../src/features/programs/server/keepTimeline'
import { lockProgram } from '../../../../src/features/programs/server/moveProgram'
import { emptyTimeline } from '../../../../src/features/programs/emptyTimeline'
import { insertBumper } from '../../../support/bumpers'
import { insertClip } from '../../../support/clips'
import { aDraftOf } from '../../../support/consents'
import { contextOf } from '../../../support/contacts'
import { insertFile } from '../../../support/files'
import { freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const context = { ...(await contextOf(app.database)), services: app.services }
const { member } = context

const kinds = {
  clip: ['footageClips', () => insertClip(db, member)],
  file: ['files', () => insertFile(db, member)],
  bumper: ['bumpers', () => insertBumper(db, member)],
} as const

const assetOf = async (table: (typeof kinds)[keyof typeof kinds][0], id: string) =>
  (await db.selectFrom(table).select('assetId').where('id', '=', id).executeTakeFirst())?.assetId

test.each(Object.entries(kinds))('a %s', async (_, [table, insert]) => {
  const id = await insert()
  const assetId = await assetOf(table, id)
  const programId = await aDraftOf(db, member, [assetId!])
  await db.transaction().execute(async (within) => {
    const program = await lockProgram(programId, within)
    await keepTimeline(program, emptyTimeline('16:9'), { ...context, db: within })
  })
  expect(await assetOf(table, id)).toBe(assetId)
})
