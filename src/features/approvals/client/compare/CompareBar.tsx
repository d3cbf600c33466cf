import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Icon } from '../../../../ui/icons/Icon'
import { stepBy, togglePlay } from '../../../../ui/media/commands'
import { usePlayback } from '../../../../ui/media/usePlayback'
import { useTime } from '../../../../ui/media/useTime'
import { frameTime } from '../review/frameTime'
import styles from './Compare.module.css'
import { $sound, type Which } from './compare.model'
import type { Versions } from './Films'

interface CompareBarProps {
  versions: Versions
  clock: HTMLVideoElement | null
  fps: number
  leadMs: number
  onHear: (which: Which) => void
}

/** Plays both. */
export function CompareBar({ versions, clock, fps, leadMs, onHear }: CompareBarProps) {
  const t = useText()
  const { sound } = useUnit({ sound: $sound })
  const { isPaused } = usePlayback(clock)
  const { durationMs, film } = versions[sound]
  return (
    <div className={styles.bar}>
      <span className={styles.time}>
        <Time {...{ clock, leadMs, fps }} />{' '}
        <span className={styles.of}>/ {frameTime(film?.durationMs || durationMs, fps)}</span>
      </span>
      <div className={styles.play}>
        <IconButton
          icon={<Icon name="chevronLeft" />}
          label={t('approvals.compare.before')}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => clock && stepBy(clock, -1, fps)}
        />
        <IconButton
          className={styles.main}
          size="lg"
          icon={<Icon name={isPaused ? 'play' : 'pause'} />}
          label={t(isPaused ? 'media.player.play' : 'media.player.pause')}
          aria-keyshortcuts="Space"
          onClick={() => clock && togglePlay(clock)}
        />
        <IconButton
          icon={<Icon name="chevronRight" />}
          label={t('approvals.compare.after')}
          aria-keyshortcuts="ArrowRight"
          onClick={() => clock && stepBy(clock, 1, fps)}
        />
        <SegmentedControl
          label={t('approvals.compare.sound')}
          value={sound}
          segments={(['was', 'is'] as const).map((value) => ({
            value,
            label: t('approvals.compare.soundOf', { version: versions[value].versionNo }),
          }))}
          onValueChange={onHear}
        />
      </div>
      <ul className={styles.legend}>
        {(['new', 'changed', 'gone'] as const).map((tone) => (
          <li key={tone} data-tone={tone}>
            {t(`approvals.compare.tone.${tone}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TimeProps {
  clock: HTMLVideoElement | null
  leadMs: number
  fps: number
}

function Time({ clock, leadMs, fps }: TimeProps) {
  return <>{frameTime(Math.max(0, useTime(clock) * 1000 - leadMs), fps)}</>
}
