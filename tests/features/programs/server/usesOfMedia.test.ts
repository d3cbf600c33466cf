// Whoever puts something into the trash that programs use, or retires it, is told by which, before it goes.
import { expect, test } from 'vitest'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { insertBumper } from '../../../support/bumpers'
import { insertClip } from '../../../support/clips'
import { insertFile } from '../../../support/files'
import { aMember } from '../../../support/people'
import { aProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const [cm, cc] = [await join('cm'), await join('cc')]
type Person = typeof cm

const kinds = {
  clip: { table: 'footageClips', call: 'trashClips', insert: () => insertClip(db, cc.member) },
  file: { table: 'files', call: 'trashFiles', insert: () => insertFile(db, cc.member) },
  bumper: { table: 'bumpers', call: 'trashBumpers', insert: () => insertBumper(db, cm.member) },
} as const
const ways = [
  ...Object.entries(kinds).map(([type, kind]) => ({ type, ...kind })),
  {
    ...kinds.bumper,
    type: 'bumper',
    call: 'retireBumpers',
    insert: () => insertBumper(db, cm.member, { state: 'active' }),
  },
] as const

/** Creators have no bumpers. */
const personOf = (type: string) => (type === 'bumper' ? cm : cc)

async function asked(who: Person, call: ServedCallId, id: string, how: object = {}) {
  const request = { selection: { ids: [id] }, ...how }
  const { body } = await callAs(app, who.session, call, request)
  return body['clientResponse'] as { changed: string[]; refused: object[] }
}

test.each(ways)('a $type: $call', async ({ type, table, call, insert }) => {
  const who = personOf(type)
  const id = await insert()
  const { assetId } = await db
    .selectFrom(table)
    .select('assetId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const use = async (title: string, given: object) => {
    const programId = await aProgram(db, cm.member, { title, ...given })
    const kind = type as keyof typeof kinds
    const shown = { customerId, programId, assetId, type: kind, mediaId: id }
    await db.insertInto('programMedia').values(shown).execute()
  }
  await use('Teaser', {})
  await use('Anthem', { ownerUserId: cc.member.userId })
  await use('Gone', { deletedAt: new Date() })

  const told = (titles: string) => [{ id, code: 'mediaUsed', params: { titles } }]
  // Programs that somebody does not see are counted alone.
  for (const [asker, titles] of [
    [cm, '“Anthem”, “Teaser”'],
    [who, who === cm ? '“Anthem”, “Teaser”' : '“Anthem” +1'],
  ] as const)
    expect(await asked(asker, call, id)).toEqual({ changed: [], refused: told(titles) })
  expect(await asked(who, call, id, { insists: ['mediaUsed'] })).toEqual({
    changed: [id],
    refused: [],
  })
})

test.each(ways)('a $type that no program uses: $call at once', async ({ type, call, insert }) => {
  const id = await insert()
  expect(await asked(personOf(type), call, id)).toMatchObject({ changed: [id] })
})
