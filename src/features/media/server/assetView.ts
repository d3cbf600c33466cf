import { orientationOf } from '../asset'
import { advisesRetake } from '../quality'
import type {
  CaptionTrack,
  MediaQuality,
  MediaSource,
  QualityFlag,
} from '../../../../generated/facts/features/media'
import type { Orientation, Rendition } from '../asset'
import type { MediaServices } from './mediaServices'

interface Shown {
  renditions: readonly Rendition[]
  width: number | null
  height: number | null
  leadMs: number
  lufs: number | null
  truePeakDb: number | null
  silenceRatio: number | null
  blackRatio: number | null
  qaFlags: readonly QualityFlag[] | null
  takeFlags: readonly QualityFlag[]
}

export interface MediaView {
  posterUrl?: string
  spriteUrl?: string
  waveformUrl?: string
  leadMs?: number
  quality?: MediaQuality
  sources: MediaSource[]
  captions: CaptionTrack[]
  orientation?: Orientation
}

/**
 * The parts of an asset that can be shown. Their addresses are their storage keys, readable with
 * the media cookies.
 */
export function presentMedia(
  { renditions, width, height, leadMs, ...measured }: Shown,
  { origin }: Pick<MediaServices, 'origin'>,
): MediaView {
  const urlOf = (key: string) => `${origin}/${key}`
  const urlOfOne = (sought: Rendition['kind']) => {
    const found = renditions.find(({ kind }) => kind === sought)
    return found && urlOf(found.key)
  }
  return {
    posterUrl: urlOfOne('poster'),
    spriteUrl: urlOfOne('sprite'),
    waveformUrl: urlOfOne('waveform'),
    leadMs: leadMs || undefined,
    quality: qualityOf(measured),
    sources: renditions.flatMap(({ kind, key }) =>
      kind === 'hls' || kind === 'mp4' || kind === 'webm' ? [{ kind, url: urlOf(key) }] : [],
    ),
    captions: renditions.flatMap(({ kind, key, lang = 'und', label = lang }) =>
      kind === 'caption' ? [{ lang, label, url: urlOf(key) }] : [],
    ),
    orientation: width && height ? orientationOf(width, height) : undefined,
  }
}

/** Undefined until it was measured. */
function qualityOf({
  qaFlags,
  takeFlags,
  ...measured
}: Omit<Shown, 'renditions' | 'width' | 'height' | 'leadMs'>): MediaQuality | undefined {
  if (!qaFlags) return undefined
  return {
    lufs: measured.lufs ?? undefined,
    truePeakDb: measured.truePeakDb ?? undefined,
    silenceRatio: measured.silenceRatio ?? undefined,
    blackRatio: measured.blackRatio ?? undefined,
    flags: [...qaFlags, ...takeFlags],
    adviseRetake: advisesRetake(qaFlags),
  }
}
