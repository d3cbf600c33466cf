// Mixes the whole sound of a film in one pass, so that no join is heard (programs.md 6).
import { heardFrom, inputGuards, runProgram, type AudioStream } from '../../../media/server'
import type { MusicPart, SoundPart, SoundRecipe } from '../../timeline'
import { musicLevelExpression, musicOutSeconds } from '../../timeline'
import type { Drawing } from './drawChunk'
import type { SourceFiles } from './graph'

const rate = 48_000
/** More inputs at once take more memory than one process may have. */
const atOnce = 20
/** Against clicks where a sound is cut. */
const clickSamples = 480

/** Returns the name of the file in the folder. */
export async function mixSound(
  recipe: SoundRecipe,
  name: string,
  drawing: Drawing,
): Promise<string> {
  const { sources, folder, programs, signal } = drawing
  const samples = samplesOf(recipe.frames, recipe)
  const tracks = [
    ...recipe.parts.map((part) => trackOf(part, recipe, sources)),
    ...(recipe.music ? [musicTrack(recipe.music, recipe, sources)] : []),
  ]
  const timeoutMs = 120_000 + (30 * 1_000 * recipe.frames) / recipe.fps
  const run = (args: readonly string[]) =>
    runProgram(programs.ffmpegPath, args, { folder, signal, timeoutMs })
  const mixes: Track[] = []
  for (let first = 0; tracks.length > atOnce && first < tracks.length; first += atOnce) {
    const mix = `${name}-${first}.w64`
    const some = tracks.slice(first, first + atOnce)
    await run([...mixArguments(some, samples, ''), '-c:a', 'pcm_f32le', '-f', 'w64', mix])
    mixes.push({ input: ['-f', 'w64', '-i', `file:${folder}/${mix}`], filter: 'anull' })
  }
  const output = `${name}.m4a`
  const limiter = ',alimiter=limit=0.89:level=0:latency=1'
  const all = tracks.length > atOnce ? mixes : tracks
  await run([
    ...mixArguments(all, samples, limiter),
    ...'-c:a aac -b:a 160k -map_metadata -1 -fflags +bitexact -flags:a +bitexact -f mp4'.split(' '),
    output,
  ])
  return output
}

interface Track {
  readonly input: readonly string[]
  readonly filter: string
  readonly audio?: AudioStream
}

function mixArguments(tracks: readonly Track[], samples: number, last: string): string[] {
  const each = tracks.map(({ filter, audio }, at) => {
    return `${audio ? heardFrom(at, audio) : `[${at}:a:0]`}${filter}[t${at}]`
  })
  const whole = `apad=whole_len=${samples},atrim=end_sample=${samples}`
  const names = tracks.map((_, at) => `[t${at}]`).join('')
  const mixed =
    tracks.length === 0
      ? `anullsrc=r=${rate}:cl=stereo,atrim=end_sample=${samples}${last}[a]`
      : tracks.length === 1
        ? `${names}${whole}${last}[a]`
        : `${names}amix=inputs=${tracks.length}:normalize=0:dropout_transition=0,${whole}${last}[a]`
  return [
    ...'-v error -nostdin -y -copyts'.split(' '),
    ...tracks.flatMap(({ input }) => input),
    '-filter_complex',
    [...each, mixed].join(';'),
    ...`-map [a] -ar ${rate}`.split(' '),
  ]
}

const samplesOf = (frames: number, { fps }: Pick<SoundRecipe, 'fps'>) =>
  Math.round((frames * rate) / fps)

function inputOf(sha256: string, sources: SourceFiles): string[] {
  const file = sources.get(sha256)
  if (!file) throw new Error(`The sound ${sha256} is not there.`)
  return [...inputGuards, '-vn', '-i', `file:${file.path}`]
}

/** Exactly these samples of a source, from its first picture on; what it lacks is silent. */
function cutOut(firstPictureS: number, from: number, to: number): string {
  const length = to - from
  return [
    `asetpts=PTS-${firstPictureS.toFixed(6)}/TB`,
    `aresample=${rate}:async=1`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    `atrim=start_pts=${from}:end_pts=${to}`,
    `asetpts=PTS-${from}`,
    `aresample=${rate}:async=1:first_pts=0`,
    `apad=whole_len=${length}`,
    `atrim=end_sample=${length}`,
  ].join()
}

function trackOf(part: SoundPart, recipe: SoundRecipe, sources: SourceFiles): Track {
  const [from, to] = [samplesOf(part.from, recipe), samplesOf(part.to, recipe)]
  const length = to - from
  const comes = Math.max(clickSamples, samplesOf(part.fadeIn, recipe))
  const goes = Math.max(clickSamples, samplesOf(part.fadeOut, recipe))
  return {
    input: inputOf(part.sha256, sources),
    audio: sources.get(part.sha256)?.audio,
    filter: [
      cutOut(part.firstPictureS, from, to),
      `volume=${part.gainDb}dB`,
      `afade=t=in:ns=${comes}:curve=qsin`,
      `afade=t=out:ss=${Math.max(0, length - goes)}:ns=${goes}:curve=qsin`,
      `adelay=${samplesOf(part.at, recipe)}S:all=1`,
    ].join(),
  }
}

function musicTrack(music: MusicPart, recipe: SoundRecipe, sources: SourceFiles): Track {
  const { fps } = recipe
  const from = samplesOf(music.offset, recipe)
  const length = samplesOf(music.to - music.at, recipe)
  const goes = Math.min(length, musicOutSeconds * rate)
  return {
    input: inputOf(music.sha256, sources),
    audio: sources.get(music.sha256)?.audio,
    filter: [
      cutOut(music.firstPictureS, from, from + length),
      'asetnsamples=480:p=0',
      `volume='${musicLevelExpression(music, fps)}':eval=frame`,
      `afade=t=in:ns=${clickSamples}:curve=qsin`,
      `afade=t=out:ss=${length - goes}:ns=${goes}:curve=qsin`,
      `adelay=${samplesOf(music.at, recipe)}S:all=1`,
    ].join(),
  }
}
