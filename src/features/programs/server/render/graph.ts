// The filter graph that draws one chunk of pictures (programs.md 6). What it makes is joined by copy, so every chunk
// has the same shape of stream, whatever it shows.
import {
  inputGuards,
  plainPicture,
  type AudioStream,
  type VideoStream,
} from '../../../media/server'
import type { Picture, Recipe } from '../../timeline'
import { logoInset } from '../../logo'

export interface SourceFile {
  readonly path: string
  /** Where the time of the file begins, in seconds. */
  readonly startS: number
  /** Undefined or true: seeking in it finds pictures. */
  readonly isSeekable?: boolean
  /** Undefined for sound alone. */
  readonly video?: VideoStream
  readonly audio?: AudioStream
}

/** By what a recipe calls them. */
export type SourceFiles = ReadonlyMap<string, SourceFile>

export interface ChunkArguments {
  readonly args: readonly string[]
  /** Which words are read from `pipe:3` and further: of a picture by its place, or those over everything. */
  readonly pipes: ReadonlyArray<number | 'over'>
}

export interface ChunkOptions {
  readonly sources: SourceFiles
  /** False: every source is read from its beginning. */
  readonly seeks: boolean
  readonly output: string
}

const quiet = ['-v', 'error', '-nostdin', '-y', '-copyts']
const firstPipe = 3
/** A seek lands this much before, so that its first picture is there. */
const earlierS = 1

export function chunkArguments(recipe: Recipe, options: ChunkOptions): ChunkArguments {
  const { width, height, fps, frames } = recipe
  const inputs: string[] = []
  const pipes: Array<number | 'over'> = []
  let count = 0
  const add = (...args: string[]) => {
    inputs.push(...args)
    return count++
  }
  const wordsOf = (of: number | 'over') => {
    const pipe = firstPipe + pipes.push(of) - 1
    return add(...rawInput({ width, height, fps }, pipe))
  }
  const graph = recipe.pictures.flatMap((picture, place) => {
    const input = sourceInput(picture, recipe, options)
    const from = input && add(...input)
    const drawn = pictureFilter(picture, recipe, from, options)
    const over = picture.words?.length ? wordsOf(place) : undefined
    return [
      `${drawn}[d${place}]`,
      ...(over === undefined ? [] : overlaid(`d${place}`, over, `w${place}`, recipe)),
      `[${over === undefined ? 'd' : 'w'}${place}]${faded(picture)}settb=1/${fps},setpts=N[p${place}]`,
    ]
  })
  graph.push(...joined(recipe))
  if (recipe.logo) graph.push(...logoOver(recipe, add(...logoInput(recipe, options))))
  const captions = recipe.words?.length ? wordsOf('over') : undefined
  const last = recipe.logo ? 'logo' : 'all'
  if (captions !== undefined) graph.push(...overlaid(last, captions, 'told', recipe))
  const seen = captions === undefined ? last : 'told'
  graph.push(`[${seen}]settb=1/${fps},setpts=N,format=yuv420p[v]`)
  return {
    args: [
      ...quiet,
      ...inputs,
      '-filter_complex',
      graph.join(';'),
      ...encoder(fps, frames),
      options.output,
    ],
    pipes,
  }
}

/** Splits at spaces. Never used for what comes from outside. */
const words = (line: string) => line.split(' ')

/** Equal settings for all: parameter sets of all chunks are the same bytes. */
const encoder = (fps: number, frames: number) =>
  words(
    '-map [v] -an -c:v libx264 -preset veryfast -profile:v high -crf 20 -maxrate 10M -bufsize 20M' +
      ` -g ${2 * fps} -keyint_min ${2 * fps} -sc_threshold 0 -threads 1` +
      ' -x264-params stitchable=1:open-gop=0 -pix_fmt yuv420p' +
      ' -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv' +
      ` -frames:v ${frames} -r ${fps} -map_metadata -1 -fflags +bitexact -flags:v +bitexact` +
      ` -video_track_timescale ${fps * 1_000} -f mp4`,
  )

type Shape = Pick<Recipe, 'width' | 'height' | 'fps'>

const rawInput = ({ width, height, fps }: Shape, pipe: number) =>
  words(`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${fps} -i pipe:${pipe}`)

/** Undefined: nothing is read, the picture is black. */
function sourceInput(
  { source, from }: Picture,
  { fps }: Recipe,
  { sources, seeks }: ChunkOptions,
): string[] | undefined {
  if (source.kind === 'none') return undefined
  const file = fileOf(source.sha256, sources)
  if (source.kind === 'image') return imageInput(file, fps)
  const atS = source.firstPictureS - file.startS + from / fps - earlierS
  const seek = seeks && file.isSeekable !== false && atS > 0 ? ['-ss', atS.toFixed(6)] : []
  return [...inputGuards, ...seek, '-threads', '1', '-i', `file:${file.path}`]
}

const imageInput = ({ path }: SourceFile, fps: number) => [
  ...words(`-protocol_whitelist file -f image2 -pattern_type none -loop 1 -framerate ${fps} -i`),
  `file:${path}`,
]

const logoInput = (recipe: Recipe, { sources }: ChunkOptions) =>
  imageInput(fileOf(recipe.logo?.sha256 ?? '', sources), recipe.fps)

function fileOf(sha256: string, sources: SourceFiles): SourceFile {
  const file = sources.get(sha256)
  if (!file) throw new Error(`The source ${sha256} is not there.`)
  return file
}

function pictureFilter(
  { source, from, frames, fit, focus = { x: 0.5, y: 0.5 } }: Picture,
  { width, height, fps }: Recipe,
  input: number | undefined,
  { sources }: ChunkOptions,
): string {
  if (source.kind === 'none' || input === undefined)
    return `color=c=black:s=${width}x${height}:r=${fps},trim=end_frame=${frames},format=yuv420p`
  const size = `${width}:${height}`
  const colours = 'out_color_matrix=bt709:out_range=tv'
  const placed =
    fit === 'fit'
      ? `scale=${size}:force_original_aspect_ratio=decrease:force_divisible_by=2:${colours},pad=${size}:-1:-1`
      : `scale=${size}:force_original_aspect_ratio=increase:${colours},` +
        `crop=${size}:(iw-ow)*${focus.x}:(ih-oh)*${focus.y}`
  const video = source.kind === 'film' ? sources.get(source.sha256)?.video : undefined
  const timed =
    source.kind === 'image'
      ? `trim=end_frame=${frames}`
      : `${video ? plainPicture(video) : ''}setpts=PTS-${source.firstPictureS.toFixed(6)}/TB,fps=${fps}:round=near,` +
        `tpad=stop_mode=clone:stop=-1,trim=start_pts=${from}:end_pts=${from + frames},` +
        'setpts=PTS-STARTPTS'
  return `[${input}:${video?.index ?? 'v:0'}]${timed},${placed},setsar=1,format=yuv420p`
}

/** Words come as whole pictures; where they stay as they are, only the first is sent. */
const overlaid = (below: string, input: number, name: string, { fps }: Recipe) => [
  `[${below}]settb=1/${fps},setpts=N[${name}b]`,
  `[${input}:v]settb=1/${fps},setpts=N,scale=out_color_matrix=bt709:out_range=tv,format=yuva420p[${name}o]`,
  `[${name}b][${name}o]overlay=0:0:format=yuv420:eof_action=repeat[${name}]`,
]

function faded({ frames, fadeIn, fadeOut }: Picture): string {
  const comes = fadeIn ? `fade=t=in:s=0:n=${fadeIn},` : ''
  const goes = fadeOut ? `fade=t=out:s=${frames - fadeOut}:n=${fadeOut},` : ''
  return comes + goes
}

/** One after the other; those that share frames are mixed there. */
function joined({ pictures, fps }: Recipe): string[] {
  const graph: string[] = []
  let [seen, end] = ['p0', pictures[0]?.frames ?? 0]
  for (const [place, { at, frames }] of pictures.entries()) {
    if (place === 0) continue
    const [next, shared] = [`j${place}`, end - at]
    graph.push(
      shared > 0
        ? `[${seen}][p${place}]xfade=transition=fade:duration=${(shared / fps).toFixed(6)}:offset=${(at / fps).toFixed(6)},settb=1/${fps}[${next}]`
        : `[${seen}][p${place}]concat=n=2:v=1:a=0,settb=1/${fps}[${next}]`,
    )
    seen = next
    end = at + frames
  }
  return [...graph, `[${seen}]null[all]`]
}

function logoOver({ logo, width, height, fps, frames }: Recipe, input: number): string[] {
  if (!logo) return []
  const { size, inset } = logoInset({ width, height }, logo.percent)
  const [x, y] = [
    logo.corner.endsWith('Left') ? inset : `W-w-${inset}`,
    logo.corner.startsWith('top') ? inset : `H-h-${inset}`,
  ]
  return [
    `[${input}:v:0]trim=end_frame=${frames},settb=1/${fps},setpts=N,` +
      `scale=${size}:-1:out_color_matrix=bt709:out_range=tv,format=yuva420p[mark]`,
    `[all][mark]overlay=${x}:${y}:format=yuv420:eof_action=repeat[logo]`,
  ]
}
