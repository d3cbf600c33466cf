// Several people are invited at once, with the same roles: by addresses, as an import of them.
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import {
  importUsers,
  listRoleChoices,
  type ImportUsersRequest,
  type ImportUsersResponse,
} from '../../../../generated/facts/features/audience'
import type { Ref } from '../../../../generated/facts/features/screens'
import { failureTexts, type FailureCode } from '../../../../generated/facts/failures'
import type { Words } from '../../../browser/text/words'
import { createCallFx } from '../../../calls/createCallFx'
import { faultText } from '../../../calls/refusalText'
import { createOptionList } from '../../../screens/client'
import { switched } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { usersScreen } from './lists'
import { parseInvited, type Invited } from './parseInvited'

export const mostInvited = 100

export const invitingOpened = createEvent()
export const invitingClosed = createEvent()
export const addressesTyped = createEvent<string>()
export const rolesPicked = createEvent<readonly Ref[]>()
export const invitingConfirmed = createEvent()

export const roleChoices = createOptionList(listRoleChoices, 'roleId')
const importFx = createCallFx(importUsers)
const drawIdFx = createEffect((): string => crypto.randomUUID())

export interface Refused {
  readonly email: string
  readonly why: Words
}

/** What came of it; nobody is invited where there are not seats for all. */
interface Outcome {
  readonly invited: number
  readonly seats?: { readonly free: number; readonly wanted: number }
  readonly refused: readonly Refused[]
}

interface Asked {
  readonly people: readonly Invited[]
  readonly roles: readonly Ref[]
}

const inviteFx = createEffect(async ({ people, roles }: Asked): Promise<Outcome> => {
  const rows = people.map((person) => ({ ...person, roles: roles.map(({ id }) => id) }))
  const request: ImportUsersRequest = {
    importId: await drawIdFx(),
    dryRun: true,
    mode: 'skip',
    rows,
  }
  const tried = await importFx(request)
  const wanted = tried.rows.filter(({ verdict }) => verdict === 'new').length
  const free = tried.places?.free ?? wanted
  if (wanted > free) return { invited: 0, seats: { free, wanted }, refused: [] }
  const { rows: verdicts } = wanted > 0 ? await importFx({ ...request, dryRun: false }) : tried
  return {
    invited: verdicts.filter(({ verdict }) => verdict === 'new').length,
    refused: verdicts.flatMap((verdict, at) => {
      const why = whyNot(verdict)
      return why ? [{ email: people[at]!.email, why }] : []
    }),
  }
})
const askedFx = attach({ effect: inviteFx })
const sent = askedFx.doneData.filter({ fn: ({ invited }) => invited > 0 })

function whyNot({ verdict, faults: [fault] }: ImportUsersResponse['rows'][number]): Words | null {
  if (verdict === 'skipped') return { key: 'failures.emailTaken' }
  if (verdict !== 'refused') return null
  if (fault === undefined) return { key: 'screens.import.refused' }
  return Object.hasOwn(failureTexts, fault.code)
    ? { key: failureTexts[fault.code as FailureCode] }
    : faultText(fault)
}

export const $isInviting = createStore(false)
  .on(invitingOpened, () => true)
  .reset(invitingClosed, switched)
export const $addresses = createStore('')
  .on(addressesTyped, (_, text) => text)
  // Those who were invited need no second invitation.
  .on(sent, (_, { refused }) => refused.map(({ email }) => email).join('\n'))
  .reset(invitingOpened, switched)
export const $roles = createStore<readonly Ref[]>([])
  .on(rolesPicked, (_, picked) => picked)
  .reset(switched)
export const $parsed = $addresses.map(parseInvited)
export const $outcome = createStore<Outcome | null>(null)
  .on(askedFx.doneData, (_, outcome) => outcome)
  .reset(addressesTyped, rolesPicked, invitingOpened, invitingConfirmed, switched)
export const $isSending = askedFx.pending
export const $isReady = combine(
  $parsed,
  $roles,
  ({ people, wrong }, roles) =>
    people.length > 0 && people.length <= mostInvited && wrong.length === 0 && roles.length > 0,
)

sample({
  clock: invitingConfirmed,
  source: { parsed: $parsed, roles: $roles, isReady: $isReady, isSending: $isSending },
  filter: ({ isReady, isSending }) => isReady && !isSending,
  fn: ({ parsed, roles }) => ({ people: parsed.people, roles }),
  target: askedFx,
})
sample({
  clock: sent,
  fn: ({ invited }) => ({
    tone: 'ok' as const,
    text: { key: 'audience.inviting.sent' as const, params: { count: invited } },
  }),
  target: noticeShown,
})
sample({ clock: sent, fn: () => undefined, target: usersScreen.list.reading.again })
sample({
  clock: askedFx.doneData,
  filter: ({ refused, seats }) => refused.length === 0 && seats === undefined,
  fn: () => undefined,
  target: invitingClosed,
})
