import type { ReactNode } from 'react'
import type { Chapter } from './chapters'
import type { FilmMoment } from './filmMoment'
import type { PlayerLabels } from './labels'
import type { FilmRange } from './ScrubberLines'
import type { FilmMark } from './ScrubberMarks'
import type { Source } from './source'
import type { Caption } from './useCaptions'
import type { Jump } from './useJump'

export interface PlayerProps {
  /** The accessible name of the player. */
  label: string
  sources: readonly Source[]
  captions?: readonly Caption[]
  /** The language of the captions shown, empty for none, where the page remembers it. */
  caption?: string
  onCaption?: (lang: string) => void
  /** The short side of the quality to play, undefined for any, where the page remembers it. */
  quality?: number | undefined
  onQuality?: (side: number | undefined) => void
  posterUrl?: string
  /** One picture of ten rows of ten tiles, shown over the seek bar. */
  spriteUrl?: string
  /** The clip's duration; the element's own is an estimate until the whole file is loaded. */
  durationMs?: number
  /** How much of the sources comes before the clip begins: never shown, and not counted. */
  leadMs?: number
  /**
   * Width divided by height; 16:9 by default. Tall videos keep their ratio within the page's
   * height.
   */
  aspect?: number
  /** For stepping by one frame; 30 by default. */
  framesPerSecond?: number
  labels: PlayerLabels
  /** Named parts, in their order. */
  chapters?: readonly Chapter[]
  /** What has been watched: a line under the seek bar. */
  watched?: readonly FilmRange[]
  /** What was said at a moment. */
  marks?: readonly FilmMark[]
  onMark?: (id: string) => void
  isTheatre?: boolean
  onTheatre?: () => void
  onNext?: () => void
  /** Below the seek bar and as wide as it. */
  beneath?: ReactNode
  /** Over the picture, in full screen too. */
  over?: ReactNode
  /** Without controls, keys and sound of its own: another part of the page plays it. */
  isLed?: boolean
  /** Nothing of the film is fetched before it is played. */
  waitsForPlay?: boolean
  /** Its keys work on the whole page: the film is what the page is about. */
  hasPageKeys?: boolean
  /** Letters that do something else there. */
  foreignKeys?: string
  jump?: Jump | null
  onMoment?: (moment: FilmMoment) => void
  onEnded?: () => void
  /** For what is drawn beside the player and follows it; null once it is gone. */
  onVideo?: (video: HTMLVideoElement | null) => void
}
