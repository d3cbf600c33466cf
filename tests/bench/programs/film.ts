import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../../../codegen/commands/say'
import type {
  GetProgramMediaResponse,
  GetProgramResponse,
  ListProgramsRow,
  ListProgramVersionsResponse,
  ListRendersResponse,
  Timeline,
} from '../../../generated/facts/features/programs'
import { layWords } from '../../../src/features/programs/server/render/drawWords'
import { lengthOf, plan, startsOf } from '../../../src/features/programs/timeline'
import { askServer, prepareDataDir, startServer, tokenOf } from '../../support/realServer'
import { aBlock, anOverlay, aTimeline, aTitle, mediaFacts } from '../../support/timelines'
import type { Ratio } from '../measure'
import { askerOf, ffmpeg, makeFilm, sendClip, untilClip } from '../playable'
import { shipped } from '../runServer'

const fps = 30
const tab = 'bench'
const pieces = 30
const pieceSeconds = 10
/** Each begins so much later than the one before, so that none shows what another does. */
const apartSeconds = 2

/** Five minutes, made for the first time and once more with another title, beside one run of ffmpeg that does the same. */
export async function benchFilm(folder: string): Promise<Ratio[]> {
  const source = join(folder, 'film.mp4')
  makeFilm(source, { seconds: pieces * apartSeconds + pieceSeconds })
  const floor = await oneRun(
    fiveMinutes({ type: 'clip', id: 'film', assetId: 'film' }),
    source,
    folder,
  )
  say(`  one ffmpeg run took ${inS(floor)}`)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const member = await prepareDataDir(dataDir)
  const server = await startServer(dataDir, { LOG_LEVEL: 'silent' }, shipped)
  // A token lives shorter than the first film takes.
  const ask = async <Answer>(id: Parameters<typeof askServer>[2], body: object): Promise<Answer> =>
    askServer<Answer>(server, await tokenOf(server, member), id, body)
  try {
    const clipId = await aClip(source, server.origin, await tokenOf(server, member))
    const media = await shownOf(clipId, ask)
    const timeline = fiveMinutes(media)
    const { programId } = await ask<ListProgramsRow>('addProgram', { values: { title: 'Film' } })
    await ask<GetProgramResponse>('getProgram', { programId, tab })
    await ask('saveTimeline', { programId, tab, timelineRev: 1, timeline })
    const first = await made(ask, programId, 2)
    say(`  the first time in ${inS(first)}`)
    await allMadeOf(ask, programId)
    const changed = retitled(timeline)
    await ask('getProgram', { programId, tab })
    await ask('saveTimeline', { programId, tab, timelineRev: 2, timeline: changed })
    const second = await made(ask, programId, 3)
    say(`  with another title in ${inS(second)}`)
    const against = `${inS(floor)} one ffmpeg run`
    return [
      {
        what: 'a film of 5 min, the first time',
        ours: inS(first),
        against,
        ratio: first / floor,
        target: { at: 'most', value: 1.1 },
      },
      {
        what: 'the same with another title',
        ours: inS(second),
        against,
        ratio: second / floor,
        target: { at: 'most', value: 1 / 25 },
      },
      {
        what: 'the same with another title',
        ours: inS(second),
        against: '10 s allowed',
        ratio: second / 10_000,
        target: { at: 'most', value: 1 },
      },
    ]
  } finally {
    await server.kill('SIGKILL')
  }
}

const inS = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

type Ask = <Answer>(id: Parameters<typeof askServer>[2], body: object) => Promise<Answer>

/** Everything has been made of it, so that nothing runs beside. */
async function aClip(source: string, origin: string, token: string): Promise<string> {
  const { complete, stateOf, clipNow } = await sendClip(source, origin, askerOf(origin, token))
  await complete()
  await untilClip(stateOf, ['ready'])
  return (await clipNow()).clipId
}

async function shownOf(id: string, ask: Ask) {
  const asked = { media: [{ type: 'clip', id }] }
  const { media } = await ask<GetProgramMediaResponse>('getProgramMedia', asked)
  return { type: 'clip' as const, id, assetId: media[0]!.assetId }
}

/** A title and pieces of which none shows what another does, with six lower thirds and three crossfades. */
function fiveMinutes(media: NonNullable<Timeline['blocks'][number]['media']>): Timeline {
  const length = pieceSeconds * fps
  const shown = Array.from({ length: pieces }, (_, at) =>
    aBlock(`b${at}`, {
      media,
      in: at * apartSeconds * fps,
      out: at * apartSeconds * fps + length,
      ...(at % 10 === 5 && { join: { kind: 'crossfade', frames: 20 } }),
      ...(at % 5 === 2 && { overlays: [anOverlay(`o${at}`, { at: 30, frames: 150 })] }),
    }),
  )
  return aTimeline([aTitle('title', { out: 4 * fps }), ...shown])
}

const retitled = ({ blocks: [title, ...others], ...timeline }: Timeline): Timeline => ({
  ...timeline,
  blocks: [
    { ...title!, text: { style: 'titleCentre', fields: { title: 'Another title' } } },
    ...others,
  ],
})

async function made(ask: Ask, programId: string, timelineRev: number): Promise<number> {
  const start = performance.now()
  await ask('renderProgram', { programId, timelineRev })
  for (;;) {
    const { renders } = await ask<ListRendersResponse>('listRenders', { programId })
    if (renders.every(({ state }) => state === 'done')) return performance.now() - start
    const failed = renders.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`The film was not made: ${failed.failCode}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Its qualities too, so that nothing of the server's runs beside what is measured next. */
async function allMadeOf(ask: Ask, programId: string): Promise<void> {
  await untilClip(async () => {
    const { versions } = await ask<ListProgramVersionsResponse>('listProgramVersions', {
      programId,
    })
    return versions[0]?.film?.state
  }, ['ready'])
}

/** The same pictures, words, fades and sound by one graph; words are drawn beforehand. */
async function oneRun(timeline: Timeline, source: string, folder: string): Promise<number> {
  const known = { [timeline.blocks[1]!.media!.assetId]: mediaFacts({ sha256: 'film' }) }
  const pictures = await wordsAsPictures(timeline, known, folder)
  const inputs: string[] = []
  const graph: string[] = []
  let input = 0
  const starts = startsOf(timeline)
  const drawn = timeline.blocks.map((block, at) => {
    const seconds = (block.out - block.in) / fps
    const over = pictures.get(block.id)
    const isTitle = block.kind === 'title'
    const from = input++
    if (isTitle)
      inputs.push('-f', 'lavfi', '-t', `${seconds}`, '-i', `color=c=black:s=1920x1080:r=${fps}`)
    else inputs.push('-ss', `${block.in / fps}`, '-t', `${seconds}`, '-i', source)
    let seen = `[${from}:v]scale=1920:1080:out_color_matrix=bt709,setsar=1,format=yuv420p`
    if (over) {
      inputs.push('-loop', '1', '-framerate', `${fps}`, '-t', `${seconds}`, '-i', over.path)
      const words = input++
      const { at: first, frames } = over
      seen += `[s${at}];[s${at}][${words}:v]overlay=0:0:format=yuv420:enable='between(n,${first},${first + frames - 1})'`
    }
    graph.push(`${seen},settb=1/${fps},setpts=N[v${at}]`)
    const heard = isTitle
      ? `anullsrc=r=48000:cl=stereo,atrim=duration=${seconds}`
      : `[${from}:a]aresample=48000,aformat=channel_layouts=stereo,volume=4dB,afade=in:d=0.01`
    graph.push(`${heard},adelay=${Math.round((starts[at]! * 1_000) / fps)}:all=1[a${at}]`)
    return { block, seen: `v${at}` }
  })
  let [joined, length] = [drawn[0]!.seen, drawn[0]!.block.out]
  for (const [at, { block, seen }] of drawn.entries()) {
    if (at === 0) continue
    const shared = block.join.kind === 'crossfade' ? block.join.frames : 0
    graph.push(
      shared > 0
        ? `[${joined}][${seen}]xfade=duration=${shared / fps}:offset=${(length - shared) / fps},settb=1/${fps}[j${at}]`
        : `[${joined}][${seen}]concat=n=2:v=1:a=0,settb=1/${fps}[j${at}]`,
    )
    joined = `j${at}`
    length += block.out - block.in - shared
  }
  const sounds = drawn.map((_, at) => `[a${at}]`).join('')
  graph.push(`${sounds}amix=inputs=${drawn.length}:normalize=0,alimiter=limit=0.89:level=0[a]`)
  const encode =
    '-c:v libx264 -preset veryfast -profile:v high -crf 20 -maxrate 10M -bufsize 20M' +
    ` -g ${2 * fps} -sc_threshold 0 -pix_fmt yuv420p -c:a aac -b:a 160k -movflags +faststart`
  const start = performance.now()
  ffmpeg([
    ...inputs,
    '-filter_complex',
    graph.join(';'),
    '-map',
    `[${joined}]`,
    '-map',
    '[a]',
    '-frames:v',
    `${lengthOf(timeline)}`,
    ...encode.split(' '),
    join(folder, 'one.mp4'),
  ])
  return performance.now() - start
}

/** What stands over each block that has words, at rest. */
async function wordsAsPictures(
  timeline: Timeline,
  media: Parameters<typeof plan>[1]['media'],
  folder: string,
) {
  const pictures = new Map<string, { path: string; at: number; frames: number }>()
  const starts = startsOf(timeline)
  for (const [place, { id, overlays, text }] of timeline.blocks.entries()) {
    const shown = text ? { at: 0, frames: timeline.blocks[place]!.out } : overlays[0]
    if (!shown) continue
    const frame = starts[place]! + shown.at + 20
    const chunk = plan(timeline, { media }).chunks.find(
      ({ fromFrame, toFrame }) => frame >= fromFrame && frame < toFrame,
    )!
    const words = chunk.recipe.pictures.flatMap((picture) => picture.words ?? [])
    const rest = words.map((each) => ({ ...each, at: 0, frame: 40, frames: 1 }))
    const draw = await layWords(rest, { width: 1920, height: 1080, frames: 1 }, () =>
      Promise.reject(new Error('There is only Inter.')),
    )
    const raw = join(folder, `${id}.raw`)
    writeFileSync(raw, [...draw()][0]!)
    const path = join(folder, `${id}.png`)
    ffmpeg(['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', '1920x1080', '-i', raw, path])
    pictures.set(id, { path, at: shown.at, frames: shown.frames })
  }
  return pictures
}
