// A program is begun from the open template.
import { createEvent, sample } from 'effector'
import { addProgram } from '../../../../generated/facts/features/programs'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { isToTell } from '../../../calls/failures'
import { createCallFx } from '../../../calls/createCallFx'
import { noticeShown } from '../../../shell/notices/notices.model'

export const programBegun = createEvent<{ templateId: string; title: string }>()

const beginFx = createCallFx(addProgram)
export const $isBeginning = beginFx.pending

sample({
  clock: programBegun,
  fn: ({ templateId, title }) => ({ values: { title, template: templateId } }),
  target: beginFx,
})
sample({
  clock: beginFx.doneData,
  fn: ({ programId }) => ({ to: href('programs.edit', { programId }) }),
  target: navigateFx,
})
sample({
  clock: beginFx.failData.filter({ fn: isToTell }),
  fn: () => ({ tone: 'danger' as const, text: { key: 'templates.beginFailed' as const } }),
  target: noticeShown,
})
