import { orientationOf } from '../asset'
import type { CaptionTrack, MediaSource } from '../../../../generated/facts/features/media'
import type { Orientation, Rendition } from '../asset'
import type { MediaServices } from './mediaServices'

interface Shown {
  renditions: readonly Rendition[]
  width: number | null
  height: number | null
}

export interface MediaView {
  posterUrl?: string
  sources: MediaSource[]
  captions: CaptionTrack[]
  orientation?: Orientation
}

/**
 * The parts of an asset that can be shown. Their addresses are their storage keys, readable with
 * the media cookies.
 */
export function presentMedia(
  { renditions, width, height }: Shown,
  { origin }: Pick<MediaServices, 'origin'>,
): MediaView {
  const urlOf = (key: string) => `${origin}/${key}`
  const poster = renditions.find(({ kind }) => kind === 'poster')
  return {
    posterUrl: poster && urlOf(poster.key),
    sources: renditions.flatMap(({ kind, key }) =>
      kind === 'hls' || kind === 'mp4' || kind === 'webm' ? [{ kind, url: urlOf(key) }] : [],
    ),
    captions: renditions.flatMap(({ kind, key, lang = 'und', label = lang }) =>
      kind === 'caption' ? [{ lang, label, url: urlOf(key) }] : [],
    ),
    orientation: width && height ? orientationOf(width, height) : undefined,
  }
}
