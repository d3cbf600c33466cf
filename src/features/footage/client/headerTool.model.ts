// Shows the upload ring in the header of every screen once this area has been opened.
import { sample } from 'effector'
import { $headerTools } from '../../../shell/header/headerTools'
import { lazyPart } from '../../../ui/lazyPart'
import { screenEntered } from './screen.model'

const UploadTray = lazyPart(async () => (await import('./UploadTray')).UploadTray)
const tool = { id: 'footage.uploads', Tool: UploadTray }

sample({
  clock: screenEntered,
  source: $headerTools,
  filter: (tools) => !tools.includes(tool),
  fn: (tools) => [...tools, tool],
  target: $headerTools,
})
