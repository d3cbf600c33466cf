import type { ListRecordingTasksRow } from '../../../../generated/facts/features/tasks'
import type { Translate } from '../../../browser/text/text.model'
import { clockTime } from '../../../ui/media/time'

type Asked = Pick<ListRecordingTasksRow, 'minSeconds' | 'maxSeconds'>

/** How long a take of a task should be; undefined: nobody asks. */
export function lengthAsked(t: Translate, { minSeconds, maxSeconds }: Asked): string | undefined {
  const from = minSeconds === undefined ? '' : clockTime(minSeconds)
  const to = maxSeconds === undefined ? '' : clockTime(maxSeconds)
  if (from && to) return t('recorder.brief.length', { from, to })
  if (from) return t('recorder.brief.atLeast', { from })
  return to ? t('recorder.brief.atMost', { to }) : undefined
}
