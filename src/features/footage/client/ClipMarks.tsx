import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { rightsStandingOf } from '../../media/rights'
import type { Clip } from './clip'
import styles from './ClipMarks.module.css'

const sources = {
  camera: 'footage.footage.value.source.camera',
  screen: 'footage.footage.value.source.screen',
  screenAndCamera: 'footage.footage.value.source.screenAndCamera',
  audio: 'footage.footage.value.source.audio',
  zoom: 'footage.footage.value.source.zoom',
} as const

/** What is to be known of a clip before it is opened: that it had better be recorded again or may not be used, and how it was. */
export function ClipMarks({ clip: { isToCheck, source, rightsExpireAt } }: { clip: Clip }) {
  const t = useText()
  return (
    <>
      {isToCheck && (
        <span className={styles.mark} data-tone="warn">
          <Icon name="alert" />
          {t('footage.footage.field.isToCheck')}
        </span>
      )}
      {rightsStandingOf(rightsExpireAt) === 'ended' && (
        <span className={styles.mark} data-tone="danger">
          <Icon name="lock" />
          {t('footage.rights.endedShort')}
        </span>
      )}
      {source !== 'upload' && <span className={styles.mark}>{t(sources[source])}</span>}
    </>
  )
}
