import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { $stoppedWork } from '../../../browser/unfinished/stopped.model'
import { InlineNotice } from '../../../ui/notices/InlineNotice'

/** Shown when the session ended, here or in another tab, while this tab had unfinished work. */
export function StoppedWork() {
  const t = useText()
  const works = useUnit($stoppedWork)
  if (works.length === 0) return null
  return (
    <InlineNotice tone="warn" title={t('session.stopped.title')}>
      {works.map(({ running, stopped, count }) => (
        <p key={running}>{speak(t, { key: stopped, params: { count } })}</p>
      ))}
    </InlineNotice>
  )
}
