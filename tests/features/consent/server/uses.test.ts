// What holds clips of whoever withdrew is listed exactly, and each use ends (work.md 6).
import * as fc from 'fast-check'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { ConsentCase } from '../../../../generated/facts/features/consent'
import { emptyStory } from '../../../../src/features/templates/story'
import { aVersion } from '../../../support/approvals'
import { aChannel, deliver } from '../../../support/channels'
import { insertBumper } from '../../../support/bumpers'
import { aConsent, aConsentForm, aDraftOf, aGuestClip, showing } from '../../../support/consents'
import { insertClip } from '../../../support/clips'
import { insertSharePage } from '../../../support/sharing'
import { insertTemplate } from '../../../support/templates'
import { sized } from '../../../support/sizes'
import { aCrowdRequest, aRecordingTask, aTake } from '../../../support/work'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const session = await signIn(app, manager)
const formId = await aConsentForm(db, manager)

async function ask<Reply>(call: Parameters<typeof callAs>[2], request: object): Promise<Reply> {
  const { body } = await callAs(app, session, call, request as never)
  return (body['status'] === 'Ok' ? body['clientResponse'] : body['errorCode']) as Reply
}
const caseOf = (consentId: string) => ask<ConsentCase>('getConsent', { consentId })
const revoke = (consentId: string) =>
  ask('revokeConsents', { selection: { ids: [consentId] }, values: { reason: 'They called.' } })

/** Films of the guest whose consent ends, of one whose consent stands, and of the team. */
async function films() {
  const [mine, theirs] = [
    await aConsent(db, manager, { formId }),
    await aConsent(db, manager, { formId }),
  ]
  const ofTeam = await insertClip(db, manager)
  const { assetId: teams } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', ofTeam)
    .executeTakeFirstOrThrow()
  const clips = [
    await aGuestClip(db, manager, mine.consentId),
    await aGuestClip(db, manager, mine.consentId),
  ]
  const other = await aGuestClip(db, manager, theirs.consentId)
  // The second was another film before.
  const before = ulid()
  const times = { createdAt: new Date('2026-01-01'), updatedAt: new Date('2026-01-01') }
  await db
    .insertInto('mediaAssets')
    .values({
      id: before,
      customerId,
      name: 'old.mp4',
      state: 'ready',
      bytes: 5,
      durationMs: 1,
      ...times,
    })
    .execute()
  await db
    .insertInto('footageClipVersions')
    .values({
      customerId,
      clipId: clips[1]!.clipId,
      versionNo: 1,
      assetId: before,
      isComing: false,
      madeBy: manager.userId,
      madeAt: times.createdAt,
    })
    .execute()
  return {
    consentId: mine.consentId,
    clips,
    mine: [clips[0]!.assetId, clips[1]!.assetId, before],
    others: [other.assetId, teams],
    otherClip: other.clipId,
  }
}

/** Which of the five films each thing shows. */
const shows = fc.uniqueArray(fc.nat(4), { maxLength: 3 })
const aWorld = fc.record({
  programs: fc.array(
    fc.record({
      draft: shows,
      versions: fc.array(fc.record({ shows, hasFilm: fc.boolean() }), { maxLength: 3 }),
      onAir: fc.option(fc.nat(2), { nil: undefined }),
      isTrashed: fc.boolean(),
      deliveries: fc.array(fc.record({ toPerson: fc.boolean(), isRecalled: fc.boolean() }), {
        maxLength: 2,
      }),
      pages: fc.array(fc.constantFrom('open', 'disabled', 'revoked'), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  bumpers: fc.array(fc.record({ film: fc.nat(4), isTrashed: fc.boolean() }), { maxLength: 2 }),
  takes: fc.array(fc.nat(2), { maxLength: 2 }),
  templates: fc.array(fc.record({ clip: fc.nat(2), isPublished: fc.boolean() }), { maxLength: 2 }),
  welcomes: fc.array(fc.record({ clip: fc.nat(2), isTrashed: fc.boolean() }), { maxLength: 2 }),
})
type World = typeof aWorld extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** A story that shows a clip between two places for footage. */
const storyOf = (clipId: string) => ({
  ...emptyStory,
  parts: [
    { id: 'open', kind: 'slot' as const, label: 'Open', join: { kind: 'cut' as const, frames: 0 } },
    {
      id: 'shown',
      kind: 'clip' as const,
      label: 'Shown',
      clip: { id: clipId, name: 'An answer' },
      join: { kind: 'cut' as const, frames: 0 },
    },
  ],
})

/** Builds it, and says by loops what has to be listed. */
async function build(world: World) {
  const found = await films()
  const all = [...found.mine, ...found.others]
  const isHeld = (places: readonly number[]) => places.some((place) => place < found.mine.length)
  const expected: string[] = []
  for (const program of world.programs) {
    const draft = program.draft.map((place) => all[place]!)
    const programId = await aDraftOf(db, manager, draft)
    if (isHeld(program.draft)) expected.push(`draft ${programId}`)
    const versions: { id: string; isHeld: boolean }[] = []
    for (const [at, version] of program.versions.entries()) {
      const timeline = showing(...version.shows.map((place) => all[place]!))
      const id = await aVersion(db, manager, programId, { versionNo: at + 1, timeline })
      if (!version.hasFilm)
        await db
          .updateTable('programVersions')
          .set({ assetId: null })
          .where('id', '=', id)
          .execute()
      versions.push({ id, isHeld: version.hasFilm && isHeld(version.shows) })
    }
    const onAir = versions[program.onAir ?? versions.length]
    await db
      .updateTable('programs')
      .set({
        deletedAt: program.isTrashed ? new Date() : null,
        ...(onAir && { state: 'published' as const, publishedVersionId: onAir.id }),
      })
      .where('id', '=', programId)
      .execute()
    const isShown = onAir?.isHeld === true && !program.isTrashed
    for (const version of versions)
      if (version.isHeld)
        expected.push(
          version === onAir && isShown ? `program ${programId}` : `version ${version.id}`,
        )
    for (const { toPerson, isRecalled } of program.deliveries) {
      const to = toPerson
        ? { userId: (await aMember(db, { customerId, roles: ['viewer'] })).userId }
        : { channelId: await aChannel(db, manager) }
      const recalledAt = isRecalled ? new Date() : null
      const id = await deliver(db, manager, programId, to, { recalledAt })
      if (isShown && !isRecalled) expected.push(`delivery ${id}`)
    }
    for (const state of program.pages) {
      const id = await insertSharePage(db, manager, programId)
      const ended = {
        disabledAt: state === 'disabled' ? new Date() : null,
        revokedAt: state === 'revoked' ? new Date() : null,
      }
      await db.updateTable('sharePages').set(ended).where('id', '=', id).execute()
      if (isShown && state === 'open') expected.push(`sharePage ${id}`)
    }
  }
  for (const { film, isTrashed } of world.bumpers) {
    const id = await insertBumper(db, manager)
    await db
      .updateTable('bumpers')
      .set({ assetId: all[film]!, deletedAt: isTrashed ? new Date() : null })
      .where('id', '=', id)
      .execute()
    if (film < found.mine.length && !isTrashed) expected.push(`bumper ${id}`)
  }
  const clipIds = [...found.clips.map((clip) => clip.clipId), found.otherClip]
  for (const { clip, isPublished } of world.templates) {
    const story = storyOf(clipIds[clip]!)
    const id = await insertTemplate(db, manager, { story, isPublished })
    if (clip < 2) expected.push(`template ${id}`)
  }
  for (const { clip, isTrashed } of world.welcomes) {
    const id = await aCrowdRequest(db, manager, {
      welcomeClipId: clipIds[clip]!,
      deletedAt: isTrashed ? new Date() : null,
    })
    if (clip < 2 && !isTrashed) expected.push(`welcome ${id}`)
  }
  for (const place of world.takes) {
    const clipId = clipIds[place]!
    const taskId = await aRecordingTask(db, manager)
    const id = await aTake(db, manager, { taskId, clipId })
    if (place < 2) expected.push(`take ${id}`)
  }
  return { ...found, expected }
}

const listed = ({ uses }: ConsentCase) => uses.map(({ kind, id }) => `${kind} ${id}`).toSorted()

const size = sized(200, { whole: 2000 })

test(
  'a case lists exactly what holds the clips, and is empty once all of it is taken down',
  async () => {
    await fc.assert(
      fc.asyncProperty(aWorld, async (world) => {
        const { consentId, expected } = await build(world)
        expect(listed(await caseOf(consentId))).toEqual(expected.toSorted())
        await revoke(consentId)
        expect(listed(await caseOf(consentId))).toEqual(expected.toSorted())
        const state = async () => {
          const reply = await ask<{ rows: { state: string }[] }>('listConsents', {
            ids: [consentId],
          })
          return reply.rows[0]?.state
        }
        expect(await state()).toBe(expected.length > 0 ? 'open' : 'ended')
        expect((await ask<ConsentCase>('takeDownConsent', { consentId })).uses).toEqual([])
        expect(await state()).toBe('ended')
      }),
      size,
    )
  },
  size.numRuns * 2_000 + 60_000,
)

test('one use ends alone, and what others use stays', async () => {
  const { consentId, mine, others } = await films()
  const [first, second] = [
    await aDraftOf(db, manager, [mine[0]!, others[0]!]),
    await aDraftOf(db, manager, [mine[1]!]),
  ]
  await revoke(consentId)
  const uses = [{ kind: 'draft', id: first }]
  const after = await ask<ConsentCase>('takeDownConsent', { consentId, uses })
  expect(listed(after)).toEqual([`draft ${second}`])
  const { timeline } = await db
    .selectFrom('programs')
    .select('timeline')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  expect(timeline.blocks.map(({ media }) => media?.assetId)).toEqual([others[0]])
})

test('nothing is taken down while a consent is valid', async () => {
  const { consentId, mine } = await films()
  await aDraftOf(db, manager, [mine[0]!])
  expect(await ask('takeDownConsent', { consentId })).toBe('changedMeanwhile')
  expect((await caseOf(consentId)).uses).toHaveLength(1)
})

test('a template loses the clip in what was published too, and keeps its place', async () => {
  const { consentId, clips, otherClip } = await films()
  const [mine, theirs] = [clips[0]!.clipId, otherClip]
  const story = { ...emptyStory, parts: [...storyOf(mine).parts, ...storyOf(theirs).parts] }
  const templateId = await insertTemplate(db, manager, { story, isPublished: true })
  await revoke(consentId)
  await ask('takeDownConsent', { consentId, uses: [{ kind: 'template', id: templateId }] })
  const [now, published] = [
    await db
      .selectFrom('programTemplates')
      .select(['story', 'storyRev'])
      .where('id', '=', templateId)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('templateVersions')
      .select('story')
      .where('templateId', '=', templateId)
      .executeTakeFirstOrThrow(),
  ]
  for (const { story: kept } of [now, published])
    expect(kept.parts.map(({ clip }) => clip?.id)).toEqual([
      undefined,
      undefined,
      undefined,
      theirs,
    ])
  expect(now.storyRev).toBe(2)
})
