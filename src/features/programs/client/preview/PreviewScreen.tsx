import { useUnit } from 'effector-react'
import { Maximize } from 'lucide-react'
import { useCallback, useRef, type ReactNode } from 'react'
import { useText } from '../../../../browser/text/useText'
import { timecode } from '../../../../kit/timecode'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { useKeys } from '../../../../ui/page/useKeys'
import { Spinner } from '../../../../ui/progress/Spinner'
import { sizeOf } from '../../timeline'
import { canPreview, type Preview } from './createPreview'
import styles from './PreviewScreen.module.css'

interface PreviewScreenProps {
  preview: Preview
  /** In its place while there is nothing to show. */
  blank?: ReactNode
  /** Beside what moves it. */
  children?: ReactNode
}

const reasons = {
  unread: 'programs.preview.unread',
  consentRevoked: 'programs.issue.consentRevoked',
} as const

/** A preview, and what moves it. */
export function PreviewScreen({ preview, blank, children }: PreviewScreenProps) {
  const t = useText()
  const { timeline, isLoading, unread, attach } = useUnit({
    timeline: preview.$timeline,
    isLoading: preview.$isLoading,
    unread: preview.$unread,
    attach: preview.canvasAttached,
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
        <canvas
          ref={keep}
          className={styles.canvas}
          data-late={isLoading || undefined}
          aria-hidden
        />
        {timeline.blocks.length === 0 && <div className={styles.blank}>{blank}</div>}
        {isLoading && (
          <output className={styles.loading}>
            <Spinner label={t('programs.preview.loading')} />
          </output>
        )}
        {unread !== null && (
          <output className={styles.unread}>
            {unread.title}: {t(reasons[unread.reason])}
          </output>
        )}
      </div>
      <Transport {...{ preview, children }} onFullscreen={() => toggleFullscreen(screen.current)} />
    </section>
  )
}

function toggleFullscreen(screen: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void screen?.requestFullscreen()
}

function Transport({
  preview,
  children,
  onFullscreen,
}: Pick<PreviewScreenProps, 'preview' | 'children'> & { onFullscreen: () => void }) {
  const t = useText()
  const { timeline, frame, total, isPlaying, seek, toggle } = useUnit({
    timeline: preview.$timeline,
    frame: preview.$frame,
    total: preview.$total,
    isPlaying: preview.$isPlaying,
    seek: preview.sought,
    toggle: preview.toggled,
  })
  if (!timeline) return null
  return (
    <div className={styles.transport}>
      <output className={styles.time}>
        {timecode(frame, timeline.fps)} / {timecode(total, timeline.fps)}
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
      {children}
    </div>
  )
}
