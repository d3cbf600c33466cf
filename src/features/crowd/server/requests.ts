import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring, through } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWithRequest, remindersOf } from '../request'
import { placedStates } from '../submission'
import { guestLink } from './links'
import { promptsOf } from './prompts'
import { isReviewerOf } from './waiting'

const requestRows = (db: Db, { member: { customerId } }: Pick<Context, 'member'>) =>
  db
    .selectFrom('crowdRequests as request')
    .innerJoin('users as owner', 'owner.id', 'request.createdBy')
    .innerJoin('customers', 'customers.id', 'request.customerId')
    .leftJoin('consentForms as form', 'form.id', 'request.consentFormId')
    .leftJoin('footageClips as clip', 'clip.id', 'request.welcomeClipId')
    .leftJoin('programTemplates as template', 'template.id', 'request.templateId')
    .leftJoin('programs as draft', (join) =>
      join.onRef('draft.id', '=', 'request.programId').on('draft.deletedAt', 'is', null),
    )
    .where('request.customerId', '=', customerId)
    .where('request.deletedAt', 'is', null)

const hasConsents = sql<boolean>`exists (select from consents given join crowd_submissions by_guest
  on by_guest.id = given.submission_id where by_guest.request_id = request.id)`

export const requests = defineList('listCrowdRequests', {
  rows: (db: Db, context: Context) => requestRows(db, context),
  id: 'request.id',
  search: 'request.titleKey',
  fields: {
    title: keyed('request.titleKey', 'request.title'),
    state: 'request.state',
    isLocked: hasConsents,
    reviewers: through('crowdReviewers', 'requestId', 'userId', namesIn('users')),
    owner: referring('request.createdBy', { names: namesIn('users') }),
    createdAt: 'request.createdAt',
    updatedAt: 'request.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  async load(db: Db, ids, context) {
    const rows = await requestRows(db, context)
      .innerJoinLateral(measured(db), (join) => join.onTrue())
      .selectAll('request')
      .selectAll('measured')
      .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
      .select(['form.name as formName', 'clip.title as clipTitle'])
      .select('template.title as templateTitle')
      .select(['draft.id as draftId', 'draft.title as draftTitle'])
      .select([
        dayIn('request.opens_at', 0).as('opensOn'),
        dayIn('request.expires_at', 1).as('closesOn'),
        isReviewerOf(sql<string>`${context.member.userId}::text`).as('isReviewer'),
        hasConsents.as('isLocked'),
      ])
      .where('request.id', 'in', [...ids])
      .execute()
    const [prompts, reviewers] = [await promptsOf(db, ids), await reviewersOf(db, ids)]
    return rows.map((row) => ({
      ...row,
      prompts: prompts.filter(({ requestId }) => requestId === row.id),
      reviewers: reviewers.filter(({ requestId }) => requestId === row.id),
    }))
  },
  present: (row, { services }) => ({
    welcome: row.welcome || undefined,
    prompts: row.prompts.map(({ shown }) => shown),
    welcomeClip: named(row.welcomeClipId, row.clipTitle),
    consentForm: named(row.consentFormId, row.formName),
    languages: saidLanguages(row.languages),
    hasPassCode: row.passCodeHash !== null,
    link: row.hasOpenLink ? guestLink(services.crowd.openTokenOf(row.id, row.linkNo)) : undefined,
    reminders: remindersOf(row.remindDays),
    template: named(row.templateId, row.templateTitle),
    draft: named(row.draftId, row.draftTitle),
    reviewers: row.reviewers.map(({ id, name, pictureUrl }) => ({
      id,
      name,
      pictureUrl: pictureUrl ?? undefined,
    })),
    owner: {
      id: row.createdBy,
      name: row.ownerName,
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
  }),
  may: (_, { state, isLocked, hasOpenLink }) => actsWithRequest({ state, isLocked, hasOpenLink }),
})

const named = (id: string | null, name: string | null) =>
  id === null ? undefined : { id, name: name ?? '' }

function saidLanguages(languages: readonly string[]): 'both' | 'en' | 'de' {
  if (languages.length > 1) return 'both'
  return languages[0] === 'de' ? 'de' : 'en'
}

/** How far the people of a request are. Whoever withdrew had agreed before. */
const measured = (db: Db) =>
  db
    .selectFrom('crowdSubmissions as each')
    .whereRef('each.requestId', '=', sql.ref('request.id'))
    .select([
      sql<number>`count(*)::int`.as('people'),
      sql<number>`count(*) filter (where opened_at is not null)::int`.as('opened'),
      sql<number>`count(*) filter (where state = any(${[...placedStates, 'withdrawn']}::text[]))::int`.as(
        'started',
      ),
      sql<number>`count(*) filter (where submitted_at is not null)::int`.as('answers'),
      sql<number>`count(*) filter (where state = 'submitted')::int`.as('toReview'),
      sql<number>`count(*) filter (where state = 'accepted')::int`.as('accepted'),
      sql<number>`count(*) filter (where state = any(${[...placedStates]}::text[]))::int`.as(
        'placesTaken',
      ),
    ])
    .as('measured')

/** The day of the customer on which it begins, or the last one before it ends. */
const dayIn = (column: string, daysBefore: number) =>
  sql<string | null>`to_char((${sql.ref(column)} at time zone coalesce(customers.timezone, 'UTC'))
    - ${daysBefore} * interval '1 day', 'YYYY-MM-DD')`

const reviewersOf = (db: Db, requestIds: readonly string[]) =>
  db
    .selectFrom('crowdReviewers as named')
    .innerJoin('users', 'users.id', 'named.userId')
    .select(['named.requestId', 'users.id', 'users.name', 'users.pictureUrl'])
    .where('named.requestId', 'in', [...requestIds])
    .orderBy('users.nameKey')
    .orderBy('users.id')
    .execute()
