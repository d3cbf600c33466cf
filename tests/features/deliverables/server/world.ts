/** A customer with everybody who stands to its deliverables in some way. */
import { ulid } from 'ulid'
import type { ListDeliverablesRow } from '../../../../generated/facts/features/deliverables'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { RoleId } from '../../../../generated/facts/roles'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { DeliverableState } from '../../../../src/features/deliverables/deliverable'
import { freshMediaApp } from '../../../support/mediaApp'
import { aDeliverable, aProgram } from '../../../support/work'
import { aCustomer, aMember, callAs, signIn, type TestSession } from '../../../support/world'

export interface GivenFilm {
  readonly lufs?: number | null
  /** Neither heard nor seen yet. */
  readonly isUnmeasured?: boolean
}

export async function deliverableWorld() {
  const app = await freshMediaApp({ processes: false })
  const { db } = app.database
  const customerId = await aCustomer(db)
  const join = async (role: RoleId, customer = customerId) => {
    const member = await aMember(db, { customerId: customer, roles: [role] })
    return { ...member, isManager: role === 'cm', session: await signIn(app, member) }
  }
  const people = {
    /** Accepts. */
    mira: await join('cm'),
    /** Manages too, and is not named. */
    adrian: await join('cm'),
    /** Makes it. */
    chloe: await join('cc'),
    /** Makes other things. */
    nora: await join('cc'),
    victor: await join('viewer'),
    elsewhere: await join('cm', await aCustomer(db)),
  }
  const { mira, chloe } = people

  /** Ok, or the code of why not: of the call, or of the one row. */
  async function outcome(who: { session: TestSession }, call: ServedCallId, request: object) {
    const { body, status } = await callAs(app, who.session, call, request)
    const reply = body['clientResponse'] as never
    if (body['status'] !== 'Ok') return { code: String(body['errorCode'] ?? status), reply }
    const refused = (reply as { refused?: { code: string }[] }).refused?.[0]
    return { code: refused?.code ?? 'ok', reply }
  }

  const act = async (
    who: { session: TestSession },
    call: ServedCallId,
    id: string,
    values?: object,
  ) => (await outcome(who, call, { selection: { ids: [id] }, ...(values && { values }) })).code

  async function rowsOf(who: { session: TestSession }, request: object = {}) {
    const { reply } = await outcome(who, 'listDeliverables', request)
    return (reply as { rows: ListDeliverablesRow[] }).rows
  }

  async function rowOf(who: { session: TestSession }, id: string) {
    const [row] = await rowsOf(who, { ids: [id] })
    return row!
  }

  const waiting = { filters: [{ field: 'waitsForMe', op: 'is', value: 'true' }] }

  async function countOf(who: { session: TestSession; userId: string }) {
    const { reply } = await outcome(who, 'getMenuNotificationCount', { customerUserId: who.userId })
    return (reply as MenuCounts).deliverablesCount
  }

  /** A program of Chloe's with a film of 16:9 that is -16 LUFS loud. */
  async function programWith({ lufs = -16, isUnmeasured = false }: GivenFilm = {}) {
    const programId = await aProgram(db, chloe, { state: 'ready', versionNo: 1 })
    const [assetId, versionId] = [ulid(), ulid()]
    const at = new Date('2026-02-01T00:00:00Z')
    const measured = {
      lufs,
      truePeakDb: -3,
      longestSilenceMs: 0,
      longestBlackMs: 0,
      qaFlags: '[]',
    }
    await db
      .insertInto('mediaAssets')
      .values({
        id: assetId,
        customerId,
        name: 'film.mp4',
        bytes: 20_000_000,
        mime: 'video/mp4',
        kind: 'video',
        state: 'ready',
        width: 1920,
        height: 1080,
        durationMs: 10_000,
        facts: JSON.stringify({
          container: 'mov',
          videoCodec: 'h264',
          audioCodec: 'aac',
          rotationDeg: 0,
        }),
        ...(isUnmeasured ? {} : measured),
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    await db
      .insertInto('programVersions')
      .values({
        id: versionId,
        customerId,
        programId,
        assetId,
        versionNo: 1,
        kind: 'uploaded',
        contentHash: versionId,
        durationMs: 10_000,
        bodyEndMs: 10_000,
        madeAt: at,
      })
      .execute()
    return { programId, versionId, assetId }
  }

  const good = await programWith()
  const quiet = await programWith({ lufs: -19.2 })

  /** Made by Chloe, accepted by Mira; what was delivered is too quiet unless said. */
  async function deliverableIn(
    state: DeliverableState,
    { film = quiet, ...change }: { film?: typeof quiet } & Record<string, unknown> = {},
  ) {
    const { programId, versionId } = film
    const isDelivered = ['delivered', 'changes_requested', 'accepted'].includes(state)
    return aDeliverable(db, mira, {
      state,
      ownerUserId: mira.userId,
      makerUserId: chloe.userId,
      stateBefore: state === 'cancelled' ? 'planned' : null,
      ...(isDelivered && { programId, versionId, deliveredBy: chloe.userId }),
      ...change,
    })
  }

  return {
    app,
    db,
    customerId,
    people,
    outcome,
    act,
    rowsOf,
    rowOf,
    waiting,
    countOf,
    programWith,
    good,
    quiet,
    deliverableIn,
  }
}
