// Rows of other lists by their names, where a column of the file names them.
import { createEffect, createStore, type Effect } from 'effector'
import type { CallId } from '../../../../generated/facts/calls'
import type { Screen } from '../../../../generated/facts/screen'
import { epochBegan } from '../../../calls/epoch.model'
import type { CallFailure } from '../../../calls/failures'
import { asRef } from '../form/createOptionList'
import { createListFx, type RowsReply, type RowsRequest } from '../list/screenCalls'
import type { Ref } from '../row'

export interface ChoicesAsked {
  readonly call: CallId
  readonly key?: string | undefined
}

/** More names than these are not looked for. */
const mostPages = 5

export function createChoices(calls: NonNullable<Screen['calls']['options']>) {
  const effects = Object.fromEntries(
    Object.entries(calls).map(([id, call]) => [id, createListFx(call)]),
  ) as Partial<Record<CallId, Effect<RowsRequest, RowsReply, CallFailure>>>

  const readChoicesFx = createEffect(async ({ call, key }: ChoicesAsked) => {
    const readFx = effects[call]
    const refs: Ref[] = []
    if (!readFx) return refs
    let after: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
      const reply = await readFx({ limit: 200, ...(after === undefined ? {} : { after }) })
      refs.push(...reply.rows.map((row) => asRef(row, key)))
      after = reply.next
      if (after === undefined) break
    }
    return refs
  })
  const $choices = createStore<Readonly<Partial<Record<CallId, readonly Ref[]>>>>(
    {},
    { serialize: 'ignore' },
  )
    .on(readChoicesFx.done, (all, { params, result }) => ({ ...all, [params.call]: result }))
    .reset(epochBegan)
  return { readChoicesFx, $choices }
}
