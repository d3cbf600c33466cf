// What is too quiet or too loud is made again as loud as it is to be (work.md 5).
import { expect, test } from 'vitest'
import { aTimeline, aTitle } from '../../../support/timelines'
import { deliverableWorld } from './world'

const { db, people, outcome, rowOf, deliverableIn, programWith, good, quiet } =
  await deliverableWorld()
const { mira, chloe, nora } = people

/** As if it had been drawn here, and turned out 3.2 dB too quiet. */
async function aDrawnFilm() {
  const film = await programWith({ lufs: -19.2 })
  const timeline = JSON.stringify(aTimeline([aTitle('t')]))
  await db.deleteFrom('programVersions').where('id', '=', film.versionId).execute()
  await db
    .insertInto('programVersions')
    .values({
      id: film.versionId,
      customerId: chloe.customerId,
      programId: film.programId,
      assetId: film.assetId,
      versionNo: 1,
      kind: 'rendered',
      timeline,
      contentHash: film.versionId,
      durationMs: 10_000,
      bodyEndMs: 10_000,
      madeAt: new Date('2026-02-01T00:00:00Z'),
    })
    .execute()
  return film
}

const render = async (who: typeof mira, deliverableId: string) =>
  (await outcome(who, 'renderDeliverable', { deliverableId })).code

test.each([
  { who: 'whoever makes it', person: chloe },
  { who: 'a campaign manager', person: mira },
])('$who has its version made again, as much louder as it is too quiet', async ({ person }) => {
  const film = await aDrawnFilm()
  const id = await deliverableIn('delivered', { film })
  expect((await rowOf(person, id)).may).toContain('render')
  expect(await render(person, id)).toBe('ok')
  const asked = await db
    .selectFrom('programRenders')
    .select(['timeline', 'state'])
    .where('programId', '=', film.programId)
    .execute()
  expect(asked).toEqual([
    { state: 'waiting', timeline: { ...aTimeline([aTitle('t')]), louderDb: 3.2 } },
  ])
})

test('what was made elsewhere, or is loud enough, is not made again', async () => {
  const elsewhere = await deliverableIn('delivered', { film: quiet })
  expect((await rowOf(mira, elsewhere)).may).not.toContain('render')
  expect(await render(mira, elsewhere)).toBe('notDrawnHere')
  expect(await render(mira, await deliverableIn('delivered', { film: good }))).toBe('taskMoved')
  expect(await render(nora, elsewhere)).toBe('notFound')
})
