// The takes on this computer, as the recorder and the tray use them.
import './saving.model'

export { $owner } from './owner'
export { $takes, takesChanged, type LocalTake } from './takes.model'
export {
  openTakeFx,
  recordingNow,
  type NewTake,
  type OpenTake,
  type TakeNote,
} from './opening.model'
export { takeArrived } from './sending.model'
export { deletePressed, deleteTakeFx, noteTakeFx, undoDeleteFx } from './noting.model'
export { keepTakeFx, saveTakeFx, type Saving } from './saving.model'
export { downloadTakeFx, takeFileFx } from './files.model'

export { watchTake } from './tray.model'
