// A film goes to YouTube in parts; where it stopped it goes on, also after a restart.
import { setTimeout as rest } from 'node:timers/promises'
import { defineJob, InterruptedTooOften, type JobWork } from '../../../../server/jobs/job'
import { originalPath } from '../../../media/server'
import { nextPacificDay } from '../../pacificDay'
import { withToken } from '../access'
import { ConnectionOver, Outage, Refused } from '../faults'
import {
  changeUpload,
  countToday,
  failUpload,
  findUpload,
  mostADay,
  type FailCode,
  type FoundUpload,
} from './uploads'
import type { Session, Taken, Youtube } from './youtube'

/** A multiple of 256 KiB, as YouTube wants. */
export const partBytes = 8 * 1024 * 1024
/** So often in a row YouTube may take nothing of a part. */
const mostStandstills = 5
const standstillMs = 1000
const patience = 12

class UploadFault extends Error {
  readonly code: FailCode

  constructor(code: FailCode) {
    super(code)
    this.code = code
  }
}

export const sendToYoutubeJob = defineJob({
  id: 'integrations.sendToYoutube',
  lane: 'uploads',
  async run(work) {
    const { database, now, services } = work
    const found = await findUpload(database.db, work.subjectId, now())
    if (!found || (found.state !== 'waiting' && found.state !== 'sending')) return
    const { youtube } = services.integrations
    if (!youtube) throw new ConnectionOver()
    try {
      // Each part asks anew: a film may take longer than a token lasts.
      const ask: Sending['ask'] = (use) =>
        withToken(found.connectionId, { db: database.db, services, now: now() }, use)
      await send(found, { youtube, ask, work })
    } catch (fault) {
      if (!isQuota(fault)) throw fault
      await waitForTomorrow(found, work)
    }
  },
  async failed(fault, { database: { db }, subjectId, failures }) {
    const code = codeOf(fault)
    const isLast = fault instanceof InterruptedTooOften || failures + 1 >= patience
    if (code === 'notSent' && !isLast) return 'again'
    await failUpload(db, subjectId, code)
    return 'over'
  },
})

function codeOf(fault: unknown): FailCode {
  if (fault instanceof UploadFault) return fault.code
  if (fault instanceof ConnectionOver) return 'disconnected'
  return fault instanceof Refused ? 'refused' : 'notSent'
}

const quotaReasons = new Set(['quotaExceeded', 'uploadLimitExceeded', 'dailyLimitExceeded'])
const isQuota = (fault: unknown) => fault instanceof Refused && quotaReasons.has(fault.reason)

const waitForTomorrow = ({ id }: FoundUpload, { database: { db }, now }: JobWork) =>
  changeUpload(db, id, { state: 'waiting', waitsUntil: nextPacificDay(now()) })

interface Sending {
  readonly youtube: Youtube
  ask<Result>(use: (accessToken: string) => Promise<Result>): Promise<Result>
  readonly work: JobWork
}

async function send(found: FoundUpload, sending: Sending): Promise<void> {
  const { youtube, ask, work } = sending
  const { sealer } = work.services.integrations
  const known =
    found.sealedSession === null ? undefined : sealer.open(found.sealedSession, found.id)
  const bytes = Number(found.totalBytes)
  const at = { bytes, signal: work.signal }
  const resumed =
    known === undefined
      ? undefined
      : await ask((accessToken) => youtube.resume(accessToken, { ...at, url: known }))
  if (known !== undefined && resumed)
    return sendRest(found, { ...at, url: known }, resumed, sending)
  const url = await begin(found, sending)
  if (url !== undefined) await sendRest(found, { ...at, url }, { nextByte: 0 }, sending)
}

/** undefined: nothing more goes there today. */
async function begin(
  found: FoundUpload,
  { youtube, ask, work }: Sending,
): Promise<string | undefined> {
  const { database, now, services } = work
  if (!found.isOnAir) throw new UploadFault('offAir')
  if (found.assetId === null) throw new UploadFault('noFilm')
  if ((await countToday(database.db, now())) >= mostADay) {
    await waitForTomorrow(found, work)
    return undefined
  }
  const bytes = Number(found.totalBytes)
  const film = { ...found, bytes, mime: found.mime ?? 'video/*' }
  const url = await ask((accessToken) => youtube.begin(accessToken, film))
  await changeUpload(database.db, found.id, {
    state: 'sending',
    sealedSession: services.integrations.sealer.seal(url, found.id),
    begunAt: now(),
    waitsUntil: null,
    sentBytes: 0,
  })
  return url
}

async function sendRest(
  { id, customerId, assetId }: FoundUpload,
  session: Session,
  from: Taken,
  { youtube, ask, work }: Sending,
): Promise<void> {
  const { database, services, signal, report } = work
  if (assetId === null) throw new UploadFault('noFilm')
  const key = originalPath({ customerId, id: assetId })
  let taken = from
  for (let standstills = 0; 'nextByte' in taken;) {
    signal.throwIfAborted()
    // What YouTube says counts, wherever a gap is.
    const start = taken.nextByte
    report('sending', (100 * start) / session.bytes)
    await changeUpload(database.db, id, { state: 'sending', sentBytes: start })
    const end = Math.min(start + partBytes, session.bytes) - 1
    if (end < start) throw new Outage('YouTube has the film, and gives no video for it.')
    const chunks: Buffer[] = []
    for await (const chunk of await services.media.storage.read(key, { start, end }))
      chunks.push(chunk as Buffer)
    const part = Buffer.concat(chunks)
    taken = await ask((accessToken) => youtube.send(accessToken, session, part, start))
    const isStill = 'nextByte' in taken && taken.nextByte <= start
    standstills = isStill ? standstills + 1 : 0
    if (standstills >= mostStandstills) throw new Outage('YouTube takes nothing of the film.')
    if (isStill) await rest(standstillMs, undefined, { signal })
  }
  const { video } = taken
  await changeUpload(database.db, id, {
    state: 'processing',
    sealedSession: null,
    sentBytes: session.bytes,
    videoId: video.id,
    shownPrivacy: video.status.privacyStatus,
  })
}
