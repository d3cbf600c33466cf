import { renditionKey } from './assetKeys'
import type { Asset } from '../queries'
import type { Rendition } from '../../asset'
import type { Probe } from '../ffmpeg/readProbe'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Each track has the name its author gave it, or else the name of its language. */
export function captionRenditions(
  asset: Asset,
  { subtitles }: Probe,
  captions: ReadonlyArray<{ file: string; index: number }>,
): Rendition[] {
  return captions.map(({ file, index }) => {
    const track = subtitles.find((each) => each.index === index)
    const lang = track?.lang ?? 'und'
    const label = track?.title ?? (lang === 'und' ? 'Captions' : (languageNames.of(lang) ?? lang))
    return { kind: 'caption', key: renditionKey(asset, file), lang, label }
  })
}
