// How uploads reach the outside: the calls about them, and the wire all uploads of a tab share.
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

/** One signature and one set of places for all files. */
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
