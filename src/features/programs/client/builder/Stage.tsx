import { useUnit } from 'effector-react'
import { Maximize } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Icon } from '../../../../ui/icons/Icon'
import { useKeys } from '../../../../ui/page/useKeys'
import { Spinner } from '../../../../ui/progress/Spinner'
import {
  $frame,
  $isLoading,
  $isPlaying,
  $total,
  $unread,
  canPreview,
  canvasAttached,
  sought,
  toggled,
} from '../preview/preview.model'
import { msOf, sizeOf } from '../../timeline'
import styles from './Builder.module.css'
import { $isMyTurn, $timeline, edited } from './cut.model'

const shapes = ['16:9', '9:16', '1:1'] as const

/** The preview, and what moves it. */
export function Stage() {
  const t = useText()
  const { timeline, isLoading, unread, attach } = useUnit({
    timeline: $timeline,
    isLoading: $isLoading,
    unread: $unread,
    attach: canvasAttached,
  })
  const keep = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      attach(canvas)
    },
    [attach],
  )
  const screen = useRef<HTMLDivElement>(null)
  useKeys(({ key, hasCommand }) => {
    const isFullKey = !hasCommand && key.toLowerCase() === 'f'
    if (isFullKey) toggleFullscreen(screen.current)
    return isFullKey
  })
  if (!timeline) return null
  const { width, height } = sizeOf(timeline)
  if (!canPreview()) return <p className={styles.note}>{t('programs.preview.unsupported')}</p>
  return (
    <section className={styles.stage}>
      <div ref={screen} className={styles.screen} style={{ aspectRatio: `${width} / ${height}` }}>
        <canvas ref={keep} className={styles.canvas} aria-hidden />
        {timeline.blocks.length === 0 && (
          <div className={styles.blank}>
            <strong>{t('programs.builder.empty')}</strong>
            <span>{t('programs.builder.emptyText')}</span>
          </div>
        )}
        {isLoading && (
          <output className={styles.loading}>
            <Spinner label={t('programs.preview.loading')} />
          </output>
        )}
        {unread !== null && (
          <output className={styles.unread}>
            {unread}: {t('programs.preview.unread')}
          </output>
        )}
      </div>
      <Transport onFullscreen={() => toggleFullscreen(screen.current)} />
    </section>
  )
}

function toggleFullscreen(screen: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void screen?.requestFullscreen()
}

function Transport({ onFullscreen }: { onFullscreen: () => void }) {
  const t = useText()
  const format = useFormat()
  const { timeline, frame, total, isPlaying, isMine } = useUnit({
    timeline: $timeline,
    frame: $frame,
    total: $total,
    isPlaying: $isPlaying,
    isMine: $isMyTurn,
  })
  const { seek, toggle, edit } = useUnit({ seek: sought, toggle: toggled, edit: edited })
  if (!timeline) return null
  const at = (frames: number) => format.duration(msOf(frames, timeline))
  const part = String(frame % timeline.fps).padStart(2, '0')
  return (
    <div className={styles.transport}>
      <output className={styles.time}>
        {at(frame)}.{part} / {at(total)}
      </output>
      <span className={styles.moves}>
        <IconButton
          label={t('programs.builder.toStart')}
          icon={<Icon name="chevronLeft" />}
          onClick={() => seek(0)}
        />
        <IconButton
          variant="secondary"
          size="lg"
          label={t(isPlaying ? 'programs.builder.pause' : 'programs.builder.play')}
          icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
          disabled={total === 0}
          onClick={() => toggle()}
        />
        <IconButton
          label={t('programs.builder.wholeScreen')}
          icon={<Maximize size={20} aria-hidden />}
          onClick={onFullscreen}
        />
      </span>
      <fieldset className={styles.shape} disabled={!isMine}>
        <SegmentedControl
          label={t('programs.builder.shape')}
          value={timeline.aspect}
          segments={shapes.map((value) => ({ value, label: value }))}
          onValueChange={(aspect) => edit({ op: { op: 'setLook', aspect } })}
        />
      </fieldset>
    </div>
  )
}
