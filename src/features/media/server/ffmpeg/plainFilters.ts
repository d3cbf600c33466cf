// Filters that every picture and every sound begins with, so that all screens and speakers give them alike.
import type { ColourMatrix, VideoStream } from './readProbe'
import type { AudioStream } from './readTracks'

/**
 * Filters that every picture begins with, so that all screens show it alike: deinterlaced, opaque, in
 * BT.709. `size` is that of what comes after it, if that is known.
 */
export function plainPicture(
  { isInterlaced, isTransparent, isRgb, assumedMatrix, hdr }: VideoStream,
  size = '',
): string {
  const told = assumedMatrix && setColours(assumedMatrix)
  const scaled = `scale=${size || 'iw:ih'}`
  return [
    ...(isInterlaced ? ['bwdif=mode=send_frame:deint=all'] : []),
    ...(told ? [told] : []),
    ...(isTransparent ? [overBlack(isRgb)] : []),
    ...(isRgb
      ? [`${scaled}:out_color_matrix=bt709:out_range=tv,format=yuv444p,${setColours('bt709')}`]
      : []),
    ...(size && !isRgb ? [scaled] : []),
    ...(hdr ? [toneMapped(hdr)] : []),
    '',
  ].join(',')
}

const setColours = (matrix: ColourMatrix) =>
  `setparams=colorspace=${matrix}:color_primaries=${matrix}:color_trc=${matrix}`

const overBlack = (isRgb: boolean | undefined) =>
  isRgb
    ? 'format=gbrap,premultiply=inplace=1,format=gbrp'
    : 'format=yuva444p,premultiply=inplace=1,format=yuv444p'

/** White of 203 cd/m2 (ITU-R BT.2408) is that of BT.709. */
const toneMapped = ({ transfer, matrix, primaries }: NonNullable<VideoStream['hdr']>) =>
  `zscale=tin=${transfer}:min=${matrix}:pin=${primaries}:t=linear:npl=203,format=gbrpf32le,` +
  'zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p'

/** JPEG says nothing of its colours: they are always those of BT.601, from 0 to 255. */
export const asJpeg = 'out_color_matrix=bt601:out_range=pc'

/** The beginning of a filter graph that hears an input; microphones are added up. */
export function heardFrom(input: number, { index, mixed }: AudioStream): string {
  if (!mixed) return `[${input}:${index}]`
  const all = mixed.map((each) => `[${input}:${each}]`).join('')
  return `${all}amix=inputs=${mixed.length}:normalize=0:dropout_transition=0,alimiter=level=0:latency=1,`
}
