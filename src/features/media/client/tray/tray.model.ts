// All uploads of this tab, whatever they are for, shown in the header of every screen from the first one on.
import { createEvent, createStore, sample } from 'effector'
import { $headerTools } from '../../../../shell/header/headerTools'
import { lazyPart } from '../../../../ui/lazyPart'
import { isUnfinished, type UploadItem } from '../uploadItem'

interface Held {
  readonly holder: string
  readonly items: readonly UploadItem[]
}

export const heldUploadsChanged = createEvent<Held>()
/** Whoever holds the upload hears it. */
export const trayItemCancelled = createEvent<string>()
export const trayItemRetried = createEvent<string>()

const $held = createStore<Readonly<Record<string, readonly UploadItem[]>>>(
  {},
  { serialize: 'ignore' },
).on(heldUploadsChanged, (all, { holder, items }) => ({ ...all, [holder]: items }))

export const $trayItems = $held.map((all) => Object.values(all).flat())

const $isRunning = $trayItems.map((items) => items.some(isUnfinished))
/** How often the last upload of all has ended. */
export const $endings = createStore(0).on($isRunning.updates, (endings, isRunning) =>
  isRunning ? endings : endings + 1,
)

const UploadTray = lazyPart(async () => (await import('./UploadTray')).UploadTray)
const tool = { id: 'media.uploads', Tool: UploadTray }

sample({
  clock: heldUploadsChanged,
  source: $headerTools,
  filter: (tools, { items }) => items.length > 0 && !tools.includes(tool),
  fn: (tools) => [...tools, tool],
  target: $headerTools,
})
