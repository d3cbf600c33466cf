// What is chosen to be delivered is checked before it is; a file may be uploaded for it.
import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector'
import type {
  CheckDeliveryRequest,
  CheckDeliveryResponse,
} from '../../../../generated/facts/features/deliverables'
import { switched } from '../../../session/client'
import { startFileUploadFx } from '../../files/client'
import { createUploads, type FileFacts, type Registered } from '../../media/client'
import { checkDeliveryFx, deliverDeliverableFx } from './calls'
import { $deliveringFor, deliverAsked, deliverDropped } from './deliver.model'

export interface Chosen {
  readonly id: string
  readonly name: string
}

export const deliveryChosen = createEvent<CheckDeliveryRequest | null>()
export const fileChosen = createEvent<File>()

const closed = merge([deliverDropped, deliverDeliverableFx.done, deliverAsked]).map(() => null)

const readFx = attach({ effect: checkDeliveryFx })
const $wanted = createStore<CheckDeliveryRequest | null>(null, { serialize: 'ignore' })
  .on(deliveryChosen, (_, request) => request)
  .on(closed, () => null)
sample({ clock: deliveryChosen, filter: Boolean, target: readFx })

/** null: nothing is chosen, or it is being looked at. */
export const $checked = createStore<CheckDeliveryResponse | null>(null, {
  serialize: 'ignore',
}).reset(deliveryChosen, closed)
sample({
  clock: readFx.done,
  source: $wanted,
  filter: (wanted, { params }) => wanted === params,
  fn: (_, { result }) => result,
  target: $checked,
})
export const $isChecking = readFx.pending

const registerFx = attach({
  effect: createEffect(async (facts: FileFacts): Promise<Registered> => {
    const { file, upload } = await startFileUploadFx(facts)
    return { subjectId: file.fileId, upload }
  }),
})
const { $uploads, filesChosen, uploadsForgotten, uploadsLeftBehind, uploadArrived } = createUploads(
  registerFx,
  'deliveredFiles',
)
sample({ clock: fileChosen, fn: (file) => [file], target: filesChosen })

/** What was uploaded for it, once it has arrived. */
export const $uploaded = createStore<Chosen | null>(null, { serialize: 'ignore' })
  .on(uploadArrived, (_, { subjectId, file }) =>
    subjectId === undefined ? null : { id: subjectId, name: file.name },
  )
  .on(fileChosen, () => null)
  .on(closed, () => null)
// What has just arrived is looked at like what is chosen.
sample({
  clock: $uploaded.updates,
  source: $deliveringFor,
  filter: (deliverableId, uploaded) => deliverableId !== null && uploaded !== null,
  fn: (deliverableId, uploaded) => ({
    deliverableId: deliverableId ?? '',
    fileId: uploaded?.id ?? '',
  }),
  target: deliveryChosen,
})
/** It is on its way. */
export const $isUploading = $uploads.map((items) =>
  items.some(({ phase }) => phase !== 'done' && phase !== 'failed'),
)
sample({
  clock: $uploads,
  filter: (items) => items.some(({ phase }) => phase === 'done'),
  fn: (items) => items.filter(({ phase }) => phase === 'done').map(({ itemId }) => itemId),
  target: uploadsForgotten,
})
sample({ clock: switched, fn: () => undefined, target: uploadsLeftBehind })
