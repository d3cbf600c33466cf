// What a guest sees: what is asked, what they agreed to and what they recorded.
import type {
  GuestAnswer,
  GuestFilm,
  GuestSelf,
  GuestView,
} from '../../../../generated/facts/features/guest'
import type { GuestContext } from '../../../server/context'
import type { Rendition } from '../../media/asset'
import { sourcesOf } from '../../media/server'
import { submissionEventsOf, type SubmissionState } from '../../crowd/submission'
import { agreementOf, releaseOf } from './releases'
import { answersGrant, welcomeGrant } from './mediaStand'
import {
  doorFor,
  findAnswers,
  findPrompts,
  findRequest,
  submissionOf,
  type FoundAnswer,
  type FoundSubmission,
} from './queries'
import { findWelcomeFilm } from './welcome'

export type Visiting = Pick<GuestContext, 'db' | 'now' | 'services' | 'guest'>

/** Looking changes nothing: programs that look into letters look too. */
export async function viewOf(visiting: Visiting, language = 'en'): Promise<GuestView> {
  const { db, now, guest, services } = visiting
  const request = await findRequest(db, guest)
  const { submissionId } = guest
  const joined = submissionId === undefined ? undefined : { ...guest, submissionId }
  const submission = joined && (await submissionOf(db, joined).executeTakeFirstOrThrow())
  const answers = joined ? await findAnswers(db, joined) : []
  const isTrial = guest.isTrial ?? false
  const welcomeFilm = await findWelcomeFilm(db, guest)
  const door = isTrial ? 'open' : await doorFor(db, request, submission, now)
  const joins = door === 'open' && !isTrial && submission === undefined
  return {
    isTrial,
    door,
    organization: request.organization,
    askedBy: request.askedBy ?? request.organization,
    title: request.title,
    welcome: request.welcome,
    welcomeFilm: welcomeFilm && filmOf(welcomeFilm, welcomeGrant(guest), visiting),
    opensAt: request.opensAt?.toISOString(),
    closedAt: isPast(request.expiresAt, now) ? request.expiresAt?.toISOString() : undefined,
    sources: request.sources,
    orientation: request.orientation ?? undefined,
    languages: request.languages,
    emailRule: request.emailRule,
    check: joins ? services.guest.checks.issue(request.id, now) : undefined,
    asksPassCode: !isTrial && submission === undefined && request.passCodeHash !== null,
    prompts: (await findPrompts(db, request.id)).map((prompt) => ({
      promptId: prompt.id,
      text: prompt.text,
      hint: prompt.hint,
      script: prompt.script,
      minMs: prompt.minMs ?? undefined,
      maxMs: prompt.maxMs,
      isRequired: prompt.isRequired,
    })),
    release: await releaseOf(request, language, db),
    guest: submission && selfOf(submission),
    agreed: joined && (await agreementOf(joined, db)),
    answers: submission?.state === 'withdrawn' ? [] : answersOf(answers, visiting),
    retake:
      submission?.state === 'retake_requested'
        ? {
            by: (await nameOf(submission.decidedBy, db)) ?? request.organization,
            chips: submission.retakeChips,
            words: submission.retakeWords ?? '',
          }
        : undefined,
  }
}

async function nameOf(userId: string | null, db: Visiting['db']): Promise<string | undefined> {
  if (userId === null) return undefined
  const person = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirst()
  return person?.name
}

const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now

const states: Readonly<Record<SubmissionState, GuestSelf['state']>> = {
  queued: 'invited',
  sent: 'invited',
  opened: 'invited',
  bounced: 'invited',
  started: 'started',
  submitted: 'submitted',
  retake_requested: 'retake',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  expired: 'expired',
}

const selfOf = ({ guestName, guestEmail, state }: FoundSubmission): GuestSelf => ({
  name: guestName,
  email: guestEmail ?? undefined,
  state: states[state],
  mayWithdraw: submissionEventsOf(state, 'guest').includes('withdraw'),
})

const answersOf = (rows: readonly FoundAnswer[], visiting: Visiting): GuestAnswer[] =>
  rows.flatMap((row) =>
    row.takeId === null
      ? []
      : {
          takeId: row.takeId,
          promptId: row.promptId,
          state: stateOf(row),
          isSent: row.state !== 'recorded',
          film: filmOf(row, answersGrant(visiting.guest.submissionId ?? ''), visiting),
        },
  )

function stateOf({ assetState, uploadState }: FoundAnswer): GuestAnswer['state'] {
  if (assetState === 'failed') return 'unusable'
  return uploadState === 'open' || uploadState === 'expired' ? 'coming' : 'arrived'
}

interface Film {
  readonly durationMs: number | null
  readonly renditions: readonly Rendition[]
  readonly addressRev: number
}

function filmOf(
  { durationMs, renditions, addressRev: rev }: Film,
  grant: string,
  { now, services }: Visiting,
): GuestFilm {
  const urlOf = (key: string) => services.sharing.grants.pathOf(key, { grant, rev, now })
  const poster = renditions.find(({ kind }) => kind === 'poster')
  return {
    durationMs: durationMs ?? undefined,
    posterUrl: poster && urlOf(poster.key),
    sources: sourcesOf(renditions, urlOf),
  }
}
