import { useUnit } from 'effector-react'
import type { Recording } from '../../../../generated/facts/features/integrations'
import { href } from '../../../../generated/facts/routes'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import styles from './Recordings.module.css'
import { $asked, importPressed } from './recordings.model'
import { zoom } from './zoom.model'

export function RecordingRow({ recording }: { recording: Recording }) {
  const t = useText()
  const format = useFormat()
  const { heldAt, minutes, bytes } = recording
  const poster = recording.import?.posterUrl
  return (
    <tr>
      <td>
        <span className={styles.topic}>
          <span className={styles.picture}>
            {poster ? <img src={poster} alt="" loading="lazy" /> : <Icon name="zoom" />}
          </span>
          {recording.topic || t('integrations.zoom.untitled')}
        </span>
      </td>
      <td className={styles.held}>
        <time dateTime={heldAt}>{format.moment(heldAt, 'medium')}</time>
      </td>
      <td className={`${styles.number} ${styles.length}`}>
        {minutes < 60
          ? t('integrations.zoom.minutes', { minutes: String(minutes) })
          : t('integrations.zoom.hours', {
              hours: String(Math.floor(minutes / 60)),
              minutes: String(minutes % 60),
            })}
      </td>
      <td className={`${styles.number} ${styles.size}`}>{format.bytes(bytes)}</td>
      <td className={styles.here}>
        <Here recording={recording} />
      </td>
    </tr>
  )
}

/** What became of it here. */
function Here({ recording }: { recording: Recording }) {
  const t = useText()
  const { topic, import: here } = recording
  if (!here || here.state === 'deleted') return <ImportButton recording={recording} />
  switch (here.state) {
    case 'waiting':
      return (
        <span className={styles.state}>
          <Icon name="waiting" />
          {t('integrations.zoom.waiting')}
        </span>
      )
    case 'running':
      return (
        <span className={styles.moving}>
          <ProgressBar
            label={t('integrations.zoom.progress', { topic })}
            value={here.percent ?? 0}
          />
          {t('integrations.zoom.percent', { percent: String(here.percent ?? 0) })}
        </span>
      )
    case 'failed':
      return (
        <span className={styles.failed}>
          <span className={styles.state}>
            <Icon name="alert" />
            {here.failCode && t(`integrations.zoom.fail.${here.failCode}`)}
          </span>
          {here.failCode !== 'gone' && <ImportButton recording={recording} />}
        </span>
      )
    default:
      return (
        <ScreenLink
          className={styles.state}
          data-tone="ok"
          to={href('clips.edit', { clipId: here.clipId ?? '' })}
        >
          <Icon name="check" />
          {t(here.isByRule ? 'integrations.zoom.inFootageByRule' : 'integrations.zoom.inFootage')}
        </ScreenLink>
      )
  }
}

function ImportButton({ recording }: { recording: Recording }) {
  const t = useText()
  const { view, asked, isOnline, press } = useUnit({
    view: zoom.$view,
    asked: $asked,
    isOnline: $isOnline,
    press: importPressed,
  })
  if (!view?.mayImport) return null
  const { meetingId, topic } = recording
  return (
    <Button
      size="sm"
      icon={<Icon name="download" />}
      pending={asked === meetingId}
      disabled={!isOnline || (asked !== null && asked !== meetingId)}
      aria-label={t('integrations.zoom.importNamed', { topic })}
      onClick={() => press(meetingId)}
    >
      {t('integrations.zoom.import')}
    </Button>
  )
}
