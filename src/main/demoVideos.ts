/** `npm run demo-videos`, part of the setup: creates the demo's videos and files before the first start. */
import { join } from 'node:path'
import { readConfig } from '../server/config'
import { makeDemoFiles } from './demo/files'
import { makeDemoFilms } from './demo/films'
import { makeDemoVideos } from './demo/videos'
import { say, stopWith } from './terminal'

try {
  const config = readConfig(process.env)
  const { projectRoot, ffmpegPath } = config
  const videos = join(projectRoot, '.cache/demo-videos')
  await makeDemoVideos(videos, ffmpegPath)
  await makeDemoFilms({ ...config, videos, folder: join(projectRoot, '.cache/demo-films') })
  await makeDemoFiles(join(projectRoot, '.cache/demo-files'), config)
  say('The demo videos and files are ready.')
} catch (error) {
  stopWith(error)
}
