/** `npm run demo-videos`, part of the setup: creates the demo's videos before the first start. */
import { join } from 'node:path'
import { readConfig } from '../server/config'
import { makeDemoVideos } from './demo/videos'
import { say, stopWith } from './terminal'

try {
  const { projectRoot, ffmpegPath } = readConfig(process.env)
  await makeDemoVideos(join(projectRoot, '.cache/demo-videos'), ffmpegPath)
  say('The demo videos are ready.')
} catch (error) {
  stopWith(error)
}
