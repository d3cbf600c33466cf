// How uploads reach the server: their calls, and the connection that all uploads of a tab share.
import { attach, createStore, sample, scopeBind } from 'effector'
import {
  completeUpload,
  getUpload,
  getUploadSignature,
  reportUploads,
} from '../../../../generated/facts/features/media'
import { createCallFx } from '../../../calls/createCallFx'
import { createWire } from './wire'
import type { Wire } from './transfer'

export const getUploadSignatureFx = createCallFx(getUploadSignature)
export const getUploadFx = createCallFx(getUpload)
export const completeUploadFx = createCallFx(completeUpload)
export const reportUploadsFx = createCallFx(reportUploads, { keepalive: true })

/** One upload signature and one limit on parallel parts for all files. */
export const $wire = createStore<Wire | null>(null, { serialize: 'ignore' })

export const connectFx = attach({
  source: $wire,
  effect: (wire) => {
    if (wire) return wire
    const sign = scopeBind(getUploadSignatureFx)
    return createWire(() => sign({}))
  },
})

sample({ clock: connectFx.doneData, target: $wire })
