/**
 * The demo's footage: short videos that ffmpeg creates once, in several sizes, shapes and
 * containers.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface DemoVideo {
  readonly file: string
  readonly title: string
  readonly seconds: number
  /** A lavfi source (ffmpeg's filter input); `{seconds}` is replaced by the duration. */
  readonly picture: string
  readonly sound?: string
}

// Generated small and scaled up, because these sources are slow and blurry pictures lose nothing.
const calm = 'gradients=s=480x270:speed=0.012:nb_colors=4'

/**
 * A picture of somebody talking to a camera: head and shoulders in front of a wall lit from above.
 */
function speaker({ x, wall, coat }: { x: number; wall: Colour; coat: Colour }): string {
  const isHead = `lt(hypot((X-${x}-3*sin(T*2.1))/0.82,Y-56-2*sin(T*5)),25)`
  const isCoat = `lt(hypot((X-${x}-2*sin(T*2.1))/1.5,Y-150),56)`
  const skin = [222, 178, 150]
  const channel = (of: number) =>
    `if(${isHead},${skin[of]}-Y/2,if(${isCoat},${coat[of]}+Y/8,${wall[of]}+(135-Y)/2))`
  return `color=s=240x135:r=25,format=gbrp,geq=r='${channel(0)}':g='${channel(1)}':b='${channel(2)}'`
}

type Colour = readonly [red: number, green: number, blue: number]

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
    picture: `${speaker({ x: 120, wall: [52, 74, 92], coat: [38, 40, 62] })},scale=1280x720`,
    sound: 'sine=frequency=220:beep_factor=3',
  },
  {
    file: 'interview-camera-b.webm',
    title: 'Interview, camera B',
    seconds: 15,
    picture: `${speaker({ x: 82, wall: [96, 78, 60], coat: [38, 40, 62] })},scale=960x540`,
    sound: 'sine=frequency=220:beep_factor=3',
  },
  {
    file: 'vertical-teaser.mp4',
    title: 'Vertical teaser',
    seconds: 9,
    picture:
      'gradients=s=270x480:r=30:speed=0.03:nb_colors=4:seed=11:c0=0x3d1e6d:c1=0xe0457b:c2=0xffb26b:c3=0x1b1140,scale=720x1280',
    sound: 'sine=frequency=392',
  },
  {
    file: 'logo-sting.mp4',
    title: 'Logo sting, square',
    seconds: 4,
    picture:
      'sierpinski=s=360x360:r=30:type=triangle:seed=5,hue=h=210:s=0,colorize=hue=225:saturation=0.6:lightness=0.4,scale=720x720:flags=neighbor',
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
    picture: `${calm}:r=50:seed=3:c0=0x0f3d3e:c1=0x2a9d8f:c2=0xe9f5db:c3=0x14532d,scale=1280x720`,
  },
  {
    file: 'archive-reel.mp4',
    title: 'Archive reel, 4:3',
    seconds: 3,
    picture:
      'gradients=s=320x240:r=18:speed=0.02:nb_colors=3:seed=2:c0=0x2e2418:c1=0x8a6d45:c2=0xe8d3a8,format=yuv420p,noise=c0s=12:c0f=t,vignette,scale=640x480',
    sound: 'anoisesrc=color=white:amplitude=0.05',
  },
] as const satisfies readonly DemoVideo[]

export type DemoFile = (typeof demoVideos)[number]['file']

const run = promisify(execFile)

/** Creates the missing videos; each file appears only when it is complete. */
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
  const inputs = [picture, ...(sound === undefined ? [] : [sound])]
  return [
    ...words('-hide_banner -loglevel error -nostdin -y'),
    ...inputs.flatMap((source) => ['-f', 'lavfi', '-t', String(seconds), '-i', source]),
    ...words('-pix_fmt yuv420p -g 50'),
    ...words(file.endsWith('.webm') ? webm : mp4),
  ]
}

const words = (text: string) => text.split(' ')

const mp4 = '-c:v libx264 -preset ultrafast -crf 28 -c:a aac -b:a 96k -movflags +faststart'
const webm = '-c:v libvpx -b:v 700k -deadline realtime -cpu-used 8 -c:a libopus -b:a 64k'
