// What the domain of the open sender publishes is looked at when somebody asks.
import { attach, createEvent, sample } from 'effector'
import { checkWhitelist } from '../../../../generated/facts/features/mail'
import { screen } from '../../../../generated/facts/screens/mailWhitelist'
import { createCallFx } from '../../../calls/createCallFx'
import { isCallFailure } from '../../../calls/failures'
import { modelsOf } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'

const { list, form } = modelsOf(screen)

export const checkAsked = createEvent()
export const checkWhitelistFx = createCallFx(checkWhitelist)

const checkFx = attach({
  source: form.$row,
  effect: (row) => checkWhitelistFx({ entryId: row?.entryId ?? '' }),
})
export const $isChecking = checkFx.pending
sample({ clock: checkAsked, target: checkFx })
sample({
  clock: checkFx.doneData,
  fn: (entry) => [{ ...entry }],
  target: list.rows.rowsReceived,
})
sample({
  clock: checkFx.failData.filterMap((failure) =>
    isCallFailure(failure) && failure.kind === 'refused' ? failure.text : undefined,
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
