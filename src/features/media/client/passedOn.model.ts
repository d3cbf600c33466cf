// Files that were chosen as films and are none: whoever takes such files uploads them once it opens.
import { createEvent, createStore } from 'effector'
import { switched } from '../../../session/client'

export const filesPassedOn = createEvent<readonly File[]>()
export const passedOnTaken = createEvent()

export const $passedOn = createStore<readonly File[]>([], { serialize: 'ignore' })
  .on(filesPassedOn, (_, files) => files)
  .reset(passedOnTaken, switched)
