/** The demo's footage: short films that ffmpeg makes once, in several sizes, shapes and containers. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface DemoVideo {
  readonly file: string
  readonly title: string
  readonly seconds: number
  /** A lavfi source; `{seconds}` is its duration. */
  readonly picture: string
  readonly sound?: string
}

// Drawn small and enlarged: the sources are slow, and soft pictures lose nothing.
const calm = 'gradients=s=480x270:speed=0.012:nb_colors=4'

export const demoVideos = [
  {
    file: 'welcome.mp4',
    title: 'Welcome from the studio',
    seconds: 12,
    picture: `${calm}:r=30:seed=7:c0=0x1b2a49:c1=0x4363d8:c2=0x8fb3ff:c3=0x10172a,scale=1280x720`,
    sound: 'sine=frequency=262',
  },
  {
    file: 'harbour-at-dawn.mp4',
    title: 'Harbour at dawn',
    seconds: 8,
    picture: `${calm}:r=24:seed=21:c0=0x2b1d3d:c1=0xd97757:c2=0xf4c98b:c3=0x3d5a80,scale=1920x1080`,
    sound: 'anoisesrc=color=pink:amplitude=0.15',
  },
  {
    file: 'interview-camera-a.mp4',
    title: 'Interview, camera A',
    seconds: 15,
    picture: 'testsrc2=s=1280x720:r=25',
    sound: 'sine=frequency=220:beep_factor=3',
  },
  {
    file: 'interview-camera-b.webm',
    title: 'Interview, camera B',
    seconds: 15,
    picture: 'testsrc2=s=960x540:r=25,hue=h=110:s=0.7',
    sound: 'sine=frequency=220:beep_factor=3',
  },
  {
    file: 'vertical-teaser.mp4',
    title: 'Vertical teaser',
    seconds: 9,
    picture: 'mandelbrot=s=180x320:r=30:maxiter=120:end_scale=0.05:end_pts=300,scale=720x1280',
    sound: 'sine=frequency=392',
  },
  {
    file: 'logo-sting.mp4',
    title: 'Logo sting, square',
    seconds: 4,
    picture:
      'gradients=s=270x270:r=30:speed=0.03:nb_colors=3:seed=5:c0=0x4363d8:c1=0xf4c98b:c2=0x1b2a49,scale=720x720',
    sound: 'sine=frequency=523',
  },
  {
    file: 'colour-bars.mp4',
    title: 'Colour bars and tone',
    seconds: 20,
    picture: 'smptehdbars=s=1280x720:r=25',
    sound: 'sine=frequency=1000',
  },
  {
    file: 'crowd-pattern.webm',
    title: 'Crowd pattern',
    seconds: 10,
    picture:
      'life=s=320x180:r=20:mold=12:life_color=0xf4c98b:death_color=0x4363d8:mold_color=0x1b2a49:seed=3,scale=640x360:flags=neighbor',
    sound: 'anoisesrc=color=brown:amplitude=0.2',
  },
  {
    file: 'silent-wind.mp4',
    title: 'Wind, without sound',
    seconds: 6,
    picture: `${calm}:r=50:seed=40:c0=0x0f3d3e:c1=0x2a9d8f:c2=0xe9f5db:c3=0x14532d,scale=1280x720`,
  },
  {
    file: 'archive-reel.mp4',
    title: 'Archive reel, 4:3',
    seconds: 3,
    picture: 'cellauto=s=320x240:r=25:rule=110:seed=9,scale=640x480:flags=neighbor',
    sound: 'anoisesrc=color=white:amplitude=0.05',
  },
] as const satisfies readonly DemoVideo[]

export type DemoFile = (typeof demoVideos)[number]['file']

const run = promisify(execFile)

/** Makes what is not there yet; a film appears whole or not at all. */
export async function makeDemoVideos(folder: string, ffmpegPath: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const video of demoVideos) {
    const path = join(folder, video.file)
    if (existsSync(path)) continue
    const draft = join(folder, `new-${process.pid}-${video.file}`)
    await run(ffmpegPath, [...argumentsFor(video), draft])
    renameSync(draft, path)
  }
}

function argumentsFor({ file, seconds, picture, sound }: DemoVideo): string[] {
  const input = (source: string) => ['-f', 'lavfi', '-t', String(seconds), '-i', source]
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'],
    ...input(picture),
    ...(sound === undefined ? [] : input(sound)),
    ...['-pix_fmt', 'yuv420p', '-g', '50'],
    ...(file.endsWith('.webm') ? webm : mp4),
  ]
}

const mp4 = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-crf',
  '28',
  '-c:a',
  'aac',
  '-b:a',
  '96k',
  '-movflags',
  '+faststart',
]
const webm = [
  '-c:v',
  'libvpx',
  '-b:v',
  '700k',
  '-deadline',
  'realtime',
  '-cpu-used',
  '8',
  '-c:a',
  'libopus',
  '-b:a',
  '64k',
]
