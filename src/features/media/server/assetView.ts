import { orientationOf } from '../asset'
import { advisesRetake, flagsShown } from '../quality'
import type {
  CaptionTrack,
  MediaQuality,
  MediaSource,
  QualityFlag,
} from '../../../../generated/facts/features/media'
import type { Orientation, Rendition } from '../asset'
import type { Context, Member } from '../../../server/context'
import './mediaServices'

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
  durationMs: number | null
  cutInMs: number | null
  addressRev: number
}

export interface MediaView {
  posterUrl?: string
  spriteUrl?: string
  waveformUrl?: string
  leadMs?: number
  quality?: MediaQuality
  sources: MediaSource[]
  orientation?: Orientation
}

/** Who looks. */
export type Looking = Pick<Context, 'now' | 'services'> & {
  readonly member: Pick<Member, 'userId'>
}

/** Where somebody who sees an asset reads its files, by their storage keys. Call it for nobody else. */
export function addressesOf(
  { addressRev: rev }: { readonly addressRev: number },
  { now, services, member }: Looking,
): (key: string) => string {
  const { origin, addresses } = services.media
  return (key) => origin + addresses.pathOf(key, { rev, userId: member.userId, now })
}

/** The parts of an asset that can be shown to somebody who sees it. */
export function presentMedia(
  { renditions, width, height, leadMs, addressRev, ...measured }: Shown,
  looking: Looking,
): MediaView {
  const urlOf = addressesOf({ addressRev }, looking)
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
    sources: sourcesOf(renditions, urlOf),
    orientation: width && height ? orientationOf(width, height) : undefined,
  }
}

/** What plays an asset, the best first; nothing of what has no address. */
export const sourcesOf = (
  renditions: readonly Rendition[],
  urlOf: (key: string) => string | undefined,
): MediaSource[] =>
  renditions.flatMap(({ kind, key, ...sound }) => {
    const url = kind === 'hls' || kind === 'mp4' || kind === 'webm' ? urlOf(key) : undefined
    return url === undefined ? [] : [{ kind: kind as MediaSource['kind'], url, ...sound }]
  })

/** Of what a film says of itself, however it was read. */
const mostCaptions = 32
const mostLetters = 200

/** The captions that stand in the file of an asset, for somebody who sees it. */
export function presentTracks(
  { renditions, ...asset }: Pick<Shown, 'renditions' | 'addressRev'>,
  looking: Looking,
): CaptionTrack[] {
  const urlOf = addressesOf(asset, looking)
  return renditions
    .filter(({ kind }) => kind === 'caption')
    .slice(0, mostCaptions)
    .map(({ key, lang = 'und', label = lang }) => ({
      lang: lang.slice(0, mostLetters),
      label: label.slice(0, mostLetters),
      url: urlOf(key),
    }))
}

/** Undefined until it was measured. */
function qualityOf({
  qaFlags,
  takeFlags,
  durationMs,
  cutInMs,
  ...measured
}: Omit<Shown, 'renditions' | 'width' | 'height' | 'leadMs' | 'addressRev'>):
  | MediaQuality
  | undefined {
  if (!qaFlags) return undefined
  return {
    lufs: measured.lufs ?? undefined,
    truePeakDb: measured.truePeakDb ?? undefined,
    silenceRatio: measured.silenceRatio ?? undefined,
    blackRatio: measured.blackRatio ?? undefined,
    flags: [...qaFlags, ...flagsShown(takeFlags, { fromMs: cutInMs ?? 0, lengthMs: durationMs })],
    adviseRetake: advisesRetake(qaFlags),
  }
}
