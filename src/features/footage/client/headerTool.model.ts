// Shows the upload ring in the header of every screen once this area has been opened.
import { sample } from 'effector'
import { $headerTools } from '../../../shell/header/headerTools'
import { lazyPart } from '../../../ui/lazyPart'
import { footageList } from './footageList'

const UploadTray = lazyPart(async () => (await import('./UploadTray')).UploadTray)
const tool = { id: 'footage.uploads', Tool: UploadTray }

sample({
  clock: footageList.place.entered,
  source: $headerTools,
  filter: (tools) => !tools.includes(tool),
  fn: (tools) => [...tools, tool],
  target: $headerTools,
})
