import { createEffect, scopeBind, type Effect, type EventCallable } from 'effector'
import { atMostEvery } from '../../../kit/atMostEvery'
import { activityNoticed } from '../../../session/client'
import { completeUploadFx, getUploadFx } from './connection.model'
import { createControl } from './control'
import { driveUpload, type Stage } from './driveUpload'
import { registerFile, type FileFacts, type Registered } from './registerFile'
import type { Wire } from './transfer'
import type { UploadItem } from './uploadItem'

export interface Course {
  item: UploadItem
  wire: Wire
}

/** The events of a running upload. */
export interface UploadEvents {
  uploadRegistered: EventCallable<{ itemId: string; registered: Registered }>
  uploadStaged: EventCallable<{ itemId: string; stage: Stage }>
  bytesSent: EventCallable<{ itemId: string; bytes: number }>
  /** Bytes of some file were sent; at most once a second. */
  bytesMoved: EventCallable<{ now: number }>
}

/** Runs one file through all steps: register, send, complete. */
export function createRunFx(
  registerFx: Effect<FileFacts, Registered, Error>,
  uploadEvents: UploadEvents,
) {
  return createEffect(async ({ item, wire }: Course): Promise<void> => {
    const { itemId, file, stop } = item
    // Bound before the first await, after which the scope is lost.
    const register = scopeBind(registerFx)
    const getUpload = scopeBind(getUploadFx)
    const completeUpload = scopeBind(completeUploadFx)
    const registeredNow = scopeBind(uploadEvents.uploadRegistered)
    const staged = scopeBind(uploadEvents.uploadStaged)
    const sent = scopeBind(uploadEvents.bytesSent)
    const active = scopeBind(activityNoticed)
    const bytesMoved = scopeBind(uploadEvents.bytesMoved)
    const moved = whenMoving(() => {
      active()
      bytesMoved({ now: Date.now() })
    })

    const registered = await registerFile(file, register, wire, stop.signal)
    registeredNow({ itemId, registered })
    await driveUpload(
      {
        file,
        upload: registered.upload,
        signal: stop.signal,
        onSent: both(
          inSteps(file.size, (bytes) => sent({ itemId, bytes })),
          moved,
        ),
        onStage: (stage) => staged({ itemId, stage }),
      },
      createControl({ getUpload, completeUpload }),
      wire,
    )
  })
}

/** Reports in steps of one thousandth: enough for a progress bar, and cheap for the page. */
function inSteps(whole: number, tell: (bytes: number) => void): (bytes: number) => void {
  let lastStep = -1
  return (bytes) => {
    const step = Math.floor((bytes / whole) * 1000)
    if (step === lastStep) return
    lastStep = step
    tell(bytes)
  }
}

/**
 * Moving bytes count as activity of the person; a stalled connection does not (session.md B5 7).
 */
function whenMoving(tell: () => void): (bytes: number) => void {
  const reportNow = atMostEvery(1000, Date.now, tell)
  let last = 0
  return (bytes) => {
    if (bytes > last) reportNow()
    last = bytes
  }
}

function both(one: (bytes: number) => void, other: (bytes: number) => void) {
  return (bytes: number): void => {
    one(bytes)
    other(bytes)
  }
}
