/** The demo's footage: short drawn films, made once, in several sizes, shapes and containers. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archive } from './scenes/archive'
import { bakery } from './scenes/bakery'
import { camera } from './scenes/camera'
import { city } from './scenes/city'
import { crowd as people } from './scenes/crowd'
import { dashboard } from './scenes/dashboard'
import { argumentsFor, drawVideo, movingOf, type Film } from './scenes/drawVideo'
import { grading } from './scenes/grading'
import { harbour } from './scenes/harbour'
import { lab } from './scenes/lab'
import { meeting } from './scenes/meeting'
import { microphone } from './scenes/microphone'
import { reel } from './scenes/reel'
import { ridge } from './scenes/ridge'
import { set } from './scenes/set'
import { bells, crowd, projector, room, sea, tone, voice } from './scenes/sounds'
import { spring } from './scenes/spring'
import { stage } from './scenes/stage'
import { sting } from './scenes/sting'
import { talking } from './scenes/talking'
import { wind } from './scenes/wind'

export interface DemoVideo extends Film {
  readonly file: string
  readonly title: string
}

const hd = { width: 1280, height: 720 }
/** So small that no other quality is made of it. */
const small = { width: 640, height: 360, fps: 25 }

export const demoVideos = [
  { file: 'welcome.mp4', title: 'Welcome from the studio', seconds: 12, ...hd, fps: 30, scene: talking({ who: 'mira', wall: 'shelves' }), sound: voice(196) },
  { file: 'harbour-at-dawn.mp4', title: 'Harbour at dawn', seconds: 8, width: 1920, height: 1080, fps: 24, scene: harbour, sound: sea },
  { file: 'interview-camera-a.mp4', title: 'Interview, camera A', seconds: 15, ...hd, fps: 25, scene: talking({ who: 'chloe', wall: 'window' }), sound: voice(215) },
  { file: 'interview-camera-b.webm', title: 'Interview, camera B', seconds: 15, width: 960, height: 540, fps: 25, scene: talking({ who: 'chloe', wall: 'warm', x: 430, scale: 1.3 }), sound: voice(215) },
  { file: 'vertical-teaser.mp4', title: 'Vertical teaser', seconds: 9, width: 720, height: 1280, fps: 30, scene: spring, sound: bells([392, 494, 587], 1.5) },
  { file: 'logo-sting.mp4', title: 'Logo sting, square', seconds: 4, width: 720, height: 720, fps: 30, scene: sting, sound: bells([523, 659, 784], 2) },
  { file: 'colour-bars.mp4', title: 'Colour bars and tone', seconds: 20, ...hd, fps: 25, scene: grading, sound: tone },
  { file: 'crowd-pattern.webm', title: 'Crowd pattern', seconds: 10, width: 640, height: 360, fps: 20, scene: people, sound: crowd },
  { file: 'silent-wind.mp4', title: 'Wind, without sound', seconds: 6, ...hd, fps: 50, scene: wind },
  { file: 'archive-reel.mp4', title: 'Archive reel, 4:3', seconds: 3, width: 640, height: 480, fps: 18, scene: reel, sound: projector },
  { file: 'set-briefing.mp4', title: 'Briefing on set', seconds: 10, ...small, scene: set, sound: voice(150) },
  { file: 'speaking-up.mp4', title: 'Elif about speaking up', seconds: 12, ...small, scene: talking({ who: 'elif', wall: 'night' }), sound: voice(205) },
  { file: 'lund-bakery.mp4', title: 'Lund & Co at the oven', seconds: 10, ...small, scene: bakery, sound: voice(210) },
  { file: 'dashboard-tour.mp4', title: 'Dashboard, recorded screen', seconds: 12, ...small, scene: dashboard, sound: voice(130, 6) },
  { file: 'studio-hour.mp4', title: 'Studio hour, microphone', seconds: 10, ...small, scene: microphone, sound: voice(118) },
  { file: 'quarter-stage.mp4', title: 'On stage for the quarter', seconds: 12, ...small, scene: stage, sound: voice(125, 6) },
  { file: 'camera-rig.mp4', title: 'Close-up of the new camera', seconds: 10, ...small, scene: camera, sound: room },
  { file: 'rig-lesson.mp4', title: 'Gabriel about the rig', seconds: 10, ...small, scene: talking({ who: 'gabriel', wall: 'garden' }), sound: voice(112) },
  { file: 'moving-boxes.mp4', title: 'Moving boxes', seconds: 12, ...small, scene: archive, sound: voice(190, 6) },
  { file: 'test-tubes.mp4', title: 'Six test tubes', seconds: 12, ...small, scene: lab, sound: bells([330, 415, 494], 3) },
  { file: 'colour-lesson.mp4', title: 'Nora about colour', seconds: 10, ...small, scene: talking({ who: 'nora', wall: 'coral' }), sound: voice(200) },
  { file: 'review-table.mp4', title: 'Review at the table', seconds: 16, ...small, scene: meeting, sound: voice(160, 8) },
  { file: 'ridge-morning.mp4', title: 'Ridge line in the morning', seconds: 12, ...small, scene: ridge, sound: room },
  { file: 'portland-night.mp4', title: 'Portland at night', seconds: 12, ...small, scene: city, sound: room },
  { file: 'portland-hello.mp4', title: 'Hello from Portland', seconds: 10, ...small, scene: talking({ who: 'aino', wall: 'slate' }), sound: voice(220) },
  { file: 'evening-desk.mp4', title: 'Evening desk, Adrian', seconds: 10, ...small, scene: talking({ who: 'adrian', wall: 'evening' }), sound: voice(108) },
] as const satisfies readonly DemoVideo[] // oxfmt-ignore

export type DemoFile = (typeof demoVideos)[number]['file']

/** Draws those that are missing or have changed; each file appears only when it is complete. */
export async function makeDemoVideos(folder: string, ffmpegPath: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const video of demoVideos) {
    const path = join(folder, video.file)
    const key = keyOf(video)
    const keyPath = `${path}.key`
    const isDrawn = existsSync(path) && existsSync(keyPath) && readFileSync(keyPath, 'utf8') === key
    if (isDrawn) continue
    const draft = join(folder, `new-${process.pid}-${video.file}`)
    await drawVideo(video, draft, ffmpegPath)
    renameSync(draft, path)
    writeFileSync(keyPath, key)
  }
}

/** Of all that is drawn, and how. */
function keyOf(video: DemoVideo): string {
  const digest = createHash('sha256')
  const drawn = [...argumentsFor(video, video.file), video.scene.backdrop, ...movingOf(video)]
  for (const each of drawn) digest.update(each)
  return digest.digest('hex')
}

export const titleOf = (file: DemoFile): string =>
  demoVideos.find((video) => video.file === file)?.title ?? file
