// What a form says of a request, as the table keeps it.
import { sql } from 'kysely'
import type {
  AddCrowdRequestRequest,
  UpdateCrowdRequestRequest,
} from '../../../../generated/facts/features/crowd'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { remindDays } from '../request'

type Values = AddCrowdRequestRequest['values'] | UpdateCrowdRequestRequest['values']

export function titled(title: string): string {
  const said = title.trim()
  if (said === '') throw failure('titleEmpty')
  return said
}

interface Days {
  readonly opensOn?: string | null | undefined
  readonly closesOn?: string | null | undefined
}

export function judgeDays({ opensOn, closesOn }: Days): void {
  if (opensOn && closesOn && closesOn < opensOn) throw failure('daysTurned')
}

/** What the form does not say stays. */
export async function columnsOf(values: Values, context: Context) {
  const { title, welcome, passCode, hasOpenLink, opensOn, closesOn, languages } = values
  return {
    ...(title !== undefined && { title: titled(title) }),
    ...(welcome !== undefined && { welcome: welcome?.trim() ?? '' }),
    ...(values.welcomeClip !== undefined && { welcomeClipId: values.welcomeClip }),
    ...(values.consentForm !== undefined && { consentFormId: values.consentForm }),
    ...(values.sources !== undefined && { sources: values.sources ?? 'both' }),
    ...(values.orientation !== undefined && { orientation: values.orientation }),
    ...(languages !== undefined && { languages: languagesIn(languages ?? 'both') }),
    ...(values.emailRule !== undefined && { emailRule: values.emailRule ?? 'asked' }),
    ...(opensOn !== undefined && { opensAt: opensOn ? await startOf(opensOn, 0, context) : null }),
    ...(closesOn !== undefined && {
      expiresAt: closesOn ? await startOf(closesOn, 1, context) : null,
    }),
    ...(values.places !== undefined && { places: values.places ?? 200 }),
    ...(values.reminders !== undefined && {
      remindDays: [...remindDays[values.reminders ?? 'none']],
    }),
    ...(values.draftRule !== undefined && { draftRule: values.draftRule ?? 'none' }),
    ...(values.template !== undefined && { templateId: values.template }),
    ...(hasOpenLink !== undefined && { hasOpenLink: hasOpenLink ?? false }),
    ...(passCode && {
      passCodeHash: await context.services.session.passwords.hash(passCode, context.caller),
    }),
    // Without an open link nobody is asked for a code.
    ...(hasOpenLink === false && { passCodeHash: null }),
  }
}

const languagesIn = (said: 'both' | 'en' | 'de') => (said === 'both' ? ['en', 'de'] : [said])

/** Days are those of the customer; so many days later. */
async function startOf(day: string, later: number, { db, member }: Context): Promise<Date | null> {
  const { start } = await db
    .selectFrom('customers')
    .select(
      sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone coalesce(timezone, 'UTC'))`.as(
        'start',
      ),
    )
    .where('id', '=', member.customerId)
    .executeTakeFirstOrThrow()
  return start
}
