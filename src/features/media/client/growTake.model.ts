import { createEffect, scopeBind } from 'effector'
import { atMostEvery } from '../../../kit/atMostEvery'
import { activityNoticed } from '../../../session/client'
import { completeUploadFx, connectFx, getUploadFx } from './connection.model'
import { createControl } from './control'
import { growUpload, type Growing, type GrowUpload, type TakeServer } from './growUpload'

export interface GrowOrder extends Growing, Pick<TakeServer, 'start' | 'discard'> {}

/** Begins to send what grows, over the connection that all uploads of this tab share. */
export const growUploadFx = createEffect(async (order: GrowOrder): Promise<GrowUpload> => {
  // Bound before the first await, after which the scope is lost.
  const getUpload = scopeBind(getUploadFx)
  const completeUpload = scopeBind(completeUploadFx)
  const active = atMostEvery(1000, Date.now, scopeBind(activityNoticed))
  const wire = await connectFx()
  const { start, discard, onProgress, ...growing } = order
  const control = createControl({ getUpload, completeUpload })
  return growUpload(
    {
      ...growing,
      onProgress: (progress) => {
        active()
        onProgress(progress)
      },
    },
    { ...control, start, discard },
    wire,
  )
})
