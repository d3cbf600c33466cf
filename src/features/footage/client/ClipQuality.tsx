import type { TextKey } from '../../../../generated/facts/text'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { seekTo } from '../../../ui/media/commands'
import { clockTime } from '../../../ui/media/time'
import type { Clip } from './clip'
import { ReplaceFile } from './ReplaceFile'
import styles from './ClipQuality.module.css'

interface ClipQualityProps {
  clip: Clip
  video: HTMLVideoElement | null
}

/** What was measured of the film, and where something may be wrong: each place leads there. */
export function ClipQuality({ clip, video }: ClipQualityProps) {
  const { quality, leadMs = 0 } = clip
  const t = useText()
  if (!quality) return <p className={styles.none}>{t('footage.quality.notYet')}</p>
  const { flags, lufs, adviseRetake } = quality
  return (
    <section className={styles.quality} aria-label={t('footage.quality')}>
      <div className={styles.head}>
        <Badge tone={adviseRetake || flags.length > 0 ? 'warn' : 'ok'}>
          {adviseRetake
            ? t('footage.quality.retake')
            : flags.length > 0
              ? t('footage.quality.faults', { count: flags.length })
              : t('footage.quality.good')}
        </Badge>
        {lufs !== undefined && (
          <span>{t('footage.quality.lufs', { value: lufs.toFixed(0).replace('-', '−') })}</span>
        )}
      </div>
      {flags.length > 0 && (
        <ul className={styles.flags}>
          {flags.map(({ code, fromMs, toMs }) => (
            <li key={`${code} ${fromMs ?? ''}`}>
              <Icon name="warning" />
              <span>{t(`footage.quality.${code}` satisfies TextKey)}</span>
              {code === 'endsEarly' ? (
                <>
                  {t('footage.quality.endsAt', {
                    end: clockTime((fromMs ?? 0) / 1000),
                    length: clockTime((toMs ?? 0) / 1000),
                  })}
                  <ReplaceFile clip={clip} />
                </>
              ) : (
                fromMs !== undefined && (
                  <button
                    type="button"
                    className={styles.time}
                    onClick={() => video && seekTo(video, (leadMs + fromMs) / 1000)}
                  >
                    {clockTime(fromMs / 1000)}
                    {toMs !== undefined && `–${clockTime(toMs / 1000)}`}
                  </button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
