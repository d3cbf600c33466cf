import { nearest } from '../problems/nearest'
import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import { isLogo } from '../read/shapes'

/** A logo is there, is used, and is a picture and nothing else: it is served from the product's own origin. */
export function ensureLogosExist(
  { overlays }: Manifest,
  files: ReadonlyMap<string, string>,
): Problem[] {
  const present = [...files.keys()].filter(isLogo).map((file) => file.replace('overlays/', ''))
  return overlays.flatMap(({ file, brand }) => {
    const logo = brand?.logo
    if (logo === undefined) return []
    const tell = (message: string, suggestion?: string) => [
      problem('OVERLAY-LOGO', file, ['brand', 'logo'], message, { suggestion }),
    ]
    const text = files.get(`overlays/${logo}`)
    if (text === undefined)
      return tell(`There is no picture overlays/${logo}.`, nearest(logo, present))
    if (!logo.endsWith('.svg')) return []
    if (!/<svg[\s>]/.test(text)) return tell(`${logo} is not an SVG picture.`)
    if (/<script|\son\w+\s*=|<foreignObject/i.test(text))
      return tell(`${logo} contains a program; a logo is only a picture.`)
    return /<svg[^>]*\sviewBox=/.test(text)
      ? []
      : tell(`${logo} has no viewBox, so it has no size.`)
  })
}
