import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { seekTo } from '../../../ui/media/commands'
import { clockTime } from '../../../ui/media/time'
import { useTime } from '../../../ui/media/useTime'
import { TrimBar, Waveform, type Cut } from '../../media/client'
import type { Clip } from './clip'
import styles from './ClipTrim.module.css'
import { $peaks } from './peaks.model'
import { $isTrimming, trimAsked } from './trim.model'

interface ClipTrimProps {
  clip: Clip
  video: HTMLVideoElement | null
}

/** The sound of a clip under its film, and where it begins and ends. */
export function ClipTrim({ clip, video }: ClipTrimProps) {
  const t = useText()
  const { isTrimming, trim, read } = useUnit({
    isTrimming: $isTrimming,
    trim: trimAsked,
    read: $peaks,
  })
  const [cut, setCut] = useState<Cut | null>(null)
  const peaks = read?.url === clip.waveformUrl ? read?.peaks : undefined
  const { clipId, rev, durationMs = 0, leadMs = 0, inMs, outMs, may, spriteUrl } = clip
  const currentMs = Math.max(0, useTime(video) * 1000 - leadMs)
  const isTrimmed = inMs !== undefined || outMs !== undefined
  const ask = (values: { inMs: number | null; outMs: number | null }) => {
    trim({ clipId, rev, values })
    setCut(null)
  }
  const seek = (ms: number) => video && seekTo(video, (leadMs + ms) / 1000)
  // The ends are those of the whole take, of which the film may show a part already.
  const save = ({ inMs: from, outMs: to }: Cut) =>
    ask({
      inMs: (inMs ?? 0) + from || null,
      outMs: to >= durationMs ? (outMs ?? null) : (inMs ?? 0) + to,
    })
  const isChanged = cut !== null && (cut.inMs > 0 || cut.outMs < durationMs)
  return (
    <div className={styles.trim}>
      {cut ? (
        <TrimBar
          {...{ durationMs, spriteUrl, peaks, currentMs, ...cut }}
          onChange={setCut}
          onSeek={seek}
        />
      ) : (
        peaks && (
          <div className={styles.sound}>
            <Waveform peaks={peaks} className={styles.wave} />
            <span
              className={styles.now}
              style={{ left: `${durationMs > 0 ? (currentMs / durationMs) * 100 : 0}%` }}
            />
          </div>
        )
      )}
      {may.includes('edit') && durationMs > 0 && (
        <div className={styles.acts}>
          {cut ? (
            <>
              <span className={styles.length} aria-live="polite">
                {t('footage.trim.kept', {
                  length: clockTime((cut.outMs - cut.inMs) / 1000),
                  whole: clockTime(durationMs / 1000),
                })}
              </span>
              <Button size="sm" variant="ghost" onClick={() => setCut(null)}>
                {t('footage.trim.cancel')}
              </Button>
              <Button
                size="sm"
                variant="primary"
                disabled={!isChanged}
                pending={isTrimming}
                onClick={() => save(cut)}
              >
                {t('footage.trim.save')}
              </Button>
            </>
          ) : (
            <>
              {isTrimmed && (
                <Button
                  size="sm"
                  variant="ghost"
                  pending={isTrimming}
                  onClick={() => ask({ inMs: null, outMs: null })}
                >
                  {t('footage.trim.whole')}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                icon={<Icon name="trim" />}
                onClick={() => setCut({ inMs: 0, outMs: durationMs })}
              >
                {t('footage.trim')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
