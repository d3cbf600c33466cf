// Films of programs show and play what their clips do, however these were shot (programs.md 6).
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type {
  GetProgramMediaResponse,
  GetProgramResponse,
  ListProgramsRow,
  ListProgramVersionsResponse,
} from '../../../../../generated/facts/features/programs'
import { readsInterlaced } from '../../../../../src/features/media/server/ffmpeg/interlaced'
import { msOf, startsOf, type Block } from '../../../../../src/features/programs/timeline'
import { aPerson, ask, freshMediaApp } from '../../../../support/mediaApp'
import { difference, picture, qualitiesOf, seen, type Seen } from '../../../../support/seenFilms'
import { aBlock } from '../../../../support/timelines'
import { made } from '../../../../support/videos'
import { eventually } from '../../../../support/eventually'

const app = await freshMediaApp()
const cm = await aPerson(app, { roles: ['cm'] })

const fast = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p'
const fields = '-f lavfi -i testsrc2=size=1024x576:rate=50:duration=2 -vf tinterlace=interleave_top'
const moving = '-f lavfi -i testsrc2=size=160x90:rate=25:duration=2'
const tone = '-f lavfi -i sine=440:r=48000:duration=2'

const films = {
  hdr: made('mov', [
    '-f lavfi -i smptehdbars=size=640x360:rate=5:duration=2',
    '-vf zscale=tin=bt709:min=bt709:pin=bt709:rin=tv:t=smpte2084:m=bt2020nc:p=bt2020:r=tv:npl=203,format=yuv420p10le',
    '-c:v libx265 -x265-params log-level=error:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc',
    '-color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc -tag:v hvc1',
  ]),
  interlaced: made('mp4', [`${fields},setfield=tff`, `${fast} -flags +ilme+ildct -x264opts tff=1`]),
  interlacedUntold: made('mp4', [`${fields},setfield=prog ${fast}`]),
  twoMicrophones: made('mov', [
    `${moving} -f lavfi -i anullsrc=cl=mono:r=48000:d=2 ${tone}`,
    `-map 0 -map 1 -map 2 ${fast} -c:a pcm_s16le`,
  ]),
  microphone: made('mp4', [`${moving} ${tone} ${fast} -c:a aac -ac 1`]),
}
type Name = keyof typeof films
const names = Object.keys(films) as Name[]

const shots = new Map<string, Seen>()
for (const name of names) shots.set(name, await seen(app, cm, films[name]))
const clipOf = (name: Name) => shots.get(name)!.clip.clipId

const { media } = await ask<GetProgramMediaResponse>(app, cm, 'getProgramMedia', {
  media: names.map((name) => ({ type: 'clip', id: clipOf(name) })),
})
const factsOf = (name: Name) => media.find(({ id }) => id === clipOf(name))!

const blocks = names.map((name): Block => {
  const { type, id, assetId } = factsOf(name)
  return aBlock(name, { media: { type, id, assetId }, out: 36 })
})

const { starts, path } = await filmOf(blocks)

/** Where a shot is in the film, in seconds. */
const trimmed = (name: Name) => {
  const at = starts[names.indexOf(name)]!
  return { atS: at, from: `${at + 0.1}:${at + 1.1}` }
}

async function filmOf(built: Block[]) {
  const { programId } = await ask<ListProgramsRow>(app, cm, 'addProgram', {
    values: { title: 'Odd films' },
  })
  const tab = 'one'
  const read = () => ask<GetProgramResponse>(app, cm, 'getProgram', { programId, tab })
  const { timeline, timelineRev } = await read()
  const saved = { ...timeline, blocks: built }
  await ask(app, cm, 'saveTimeline', { programId, tab, timelineRev, timeline: saved })
  await ask(app, cm, 'renderProgram', { programId, timelineRev: (await read()).timelineRev })
  const version = await eventually(async () => {
    const { versions } = await ask<ListProgramVersionsResponse>(app, cm, 'listProgramVersions', {
      programId,
    })
    expect(versions[0]?.film?.state).toMatch(/playable|ready/)
    return versions[0]!
  })
  const qualities = await qualitiesOf(app, cm, version.film!.sources)
  return {
    starts: startsOf(saved).map((frame) => msOf(frame, saved) / 1_000),
    path: qualities[0]!.path,
  }
}

test('HDR has the colours of the player', () => {
  const { atS } = trimmed('hdr')
  const shown = picture(path, atS + 0.5)
  for (const quality of shots.get('hdr')!.qualities)
    expect(difference(shown, picture(quality.path, 0.5))).toBeLessThan(4)
  expect(difference(shown, picture(films.hdr, 0.5))).toBeGreaterThan(8)
})

test.each(['interlaced', 'interlacedUntold'] as const)('a film that is %s has no combs', (name) => {
  expect(hasCombs(films[name], '0:2')).toBe(true)
  expect(hasCombs(path, trimmed(name).from)).toBe(false)
})

/** Judged by its pictures alone, whatever the file says, at the size they were shot. */
function hasCombs(film: string, between: string): boolean {
  const look = `trim=${between},scale=1024:576:interl=0,setfield=auto,idet`
  const args = ['-hide_banner', '-nostdin', '-i', film, '-vf', look, '-an', '-f', 'null', '-']
  return readsInterlaced(spawnSync('ffmpeg', args, { encoding: 'utf8' }).stderr)
}

test.each(['twoMicrophones', 'microphone'] as const)(
  'sound of %s is heard as in the player, brought to the level of all',
  (name) => {
    const { lufs } = factsOf(name).facts
    const raised = Math.min(12, -16 - lufs!)
    const wanted = lufsOf(shots.get(name)!.qualities[0]!.path, '0.1:1.1') + raised
    expect(Math.abs(lufsOf(path, trimmed(name).from) - wanted)).toBeLessThan(1)
  },
)

function lufsOf(film: string, between: string): number {
  const look = `atrim=${between},ebur128`
  const args = ['-hide_banner', '-nostdin', '-i', film, '-af', look, '-vn', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1])
}
