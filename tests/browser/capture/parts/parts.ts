// The product's own parts, for tests to use in a page.
import * as camera from '../../../../src/browser/capture/camera'
import * as formats from '../../../../src/browser/capture/formats'
import * as pump from '../../../../src/browser/capture/picturePump'
import * as length from '../../../../src/browser/capture/recordedLength'
import * as record from '../../../../src/browser/capture/record'
import * as sound from '../../../../src/browser/capture/soundGraph'
import * as sleep from '../../../../src/browser/capture/watchSleep'
import * as one from '../../../../src/features/recorder/client/oneRecorder'
import * as spool from '../../../../src/browser/spool/spool'
import * as stored from '../../../../src/browser/spool/storedTakes'
import { folderAt, logName } from '../../../../src/browser/spool/takeFiles'

const parts = {
  ...camera,
  ...formats,
  ...pump,
  ...length,
  ...record,
  ...sound,
  ...sleep,
  ...one,
  ...spool,
  ...stored,
  /** As a crash leaves it: the last line is cut off. */
  async cutOffLog(folder: readonly string[]) {
    const handle = await (await folderAt(folder, { create: true })).getFileHandle(logName)
    const file = await handle.getFile()
    const writable = await handle.createWritable()
    await writable.write(file.slice(0, file.size - 5))
    await writable.close()
  },
}

declare global {
  interface Window {
    parts: typeof parts
  }
}
window.parts = parts
