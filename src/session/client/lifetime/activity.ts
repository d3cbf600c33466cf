import { createEffect } from 'effector'
import { activityStepMs } from '../../../../generated/facts/constants'
import { readClockFx } from '../../../browser/clock'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'
import { activeSecondsAgo, judgeIdleness, type Idleness } from '../../idle'
import { idleLimitMs } from '../../idleLimit'
import { readSessionFx } from '../tokens/session.model'
import type { StoredSession } from '../tokens/storedSession'

/**
 * When the person was last active in any tab, stored as `epoch:time`. The epoch prevents a value
 * left by an earlier session from counting for this one.
 */
export const activityKey = 'auth.activityAt'

interface Presence {
  session: StoredSession
  activeAt: number
  now: number
}

/** A session without a stored activity time, or with one in the future, counts as active now. */
const readPresenceFx = createEffect(async (): Promise<Presence | null> => {
  const session = await readSessionFx()
  if (!session) return null
  const trace = parseActivity(await readStorageFx({ key: activityKey }))
  const now = await readClockFx()
  if (trace?.epoch === session.ep && trace.at <= now) return { session, activeAt: trace.at, now }
  await writeActivity(session, now)
  return { session, activeAt: now, now }
})

/** All tabs get the same answer, because it is computed from shared storage. */
export const judgeIdlenessFx = createEffect(async (): Promise<Idleness> => {
  const presence = await readPresenceFx()
  return presence ? judge(presence) : { kind: 'off' }
})

export const noteActivityFx = createEffect(noteActivity)
export const noteInputFx = createEffect(noteActivity)

export const forgetActivityFx = createEffect(async (): Promise<void> => {
  await removeStorageFx({ key: activityKey })
})

/** Sent to the server with every call, so that both sides agree on who is idle. */
export async function readActiveSecondsAgo(): Promise<number | null> {
  const presence = await readPresenceFx()
  return presence && activeSecondsAgo(presence)
}

/**
 * Input after the limit has passed, such as the touch that wakes a laptop, does not revive the
 * session.
 */
async function noteActivity(): Promise<Idleness> {
  const presence = await readPresenceFx()
  if (!presence) return { kind: 'off' }
  const { session, activeAt, now } = presence
  const idleness = judge(presence)
  if (idleness.kind === 'over' || now - activeAt < activityStepMs) return idleness
  await writeActivity(session, now)
  return { kind: 'active' }
}

function judge({ session, activeAt, now }: Presence): Idleness {
  return judgeIdleness({ activeAt, now, limitMs: idleLimitMs(session.idleMinutes) })
}

async function writeActivity({ ep }: StoredSession, now: number): Promise<void> {
  await writeStorageFx({ key: activityKey, value: `${ep}:${now}` })
}

function parseActivity(text: string | null): { epoch: number; at: number } | null {
  const found = /^(\d+):(\d+)$/.exec(text ?? '')
  return found && { epoch: Number(found[1]), at: Number(found[2]) }
}
