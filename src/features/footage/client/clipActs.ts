// What can be done with a clip, by its state and by whose it is. Menus, keys and bars all ask here.
import { isFinal } from '../../media/client'
import type { Card } from './card'

export type ClipAct =
  | 'open'
  | 'rename'
  | 'retry'
  | 'retryUpload'
  | 'cancelUpload'
  | 'restore'
  | 'trash'

export function actsOn({ clip, item, status }: Card): ClipAct[] {
  const acts: ClipAct[] = []
  if (item?.failure && !isFinal(item.failure.reason)) acts.push('retryUpload')
  if (clip?.state === 'trashed') return clip.mayEdit ? [...acts, 'restore'] : acts
  // What cannot be watched yet, or never, is opened to read why.
  if (clip && clip.state !== 'uploading') acts.push('open')
  if (clip?.mayEdit) acts.push('rename')
  if (status.kind === 'failed' && status.canRetry) acts.push('retry')
  if (isStoppable(clip?.mayEdit, item !== undefined, clip?.state)) acts.push('cancelUpload')
  else if (clip?.mayEdit) acts.push('trash')
  return acts
}

/** An upload is given up, not put into the trash: there is nothing to keep yet. */
function isStoppable(
  mayEdit: boolean | undefined,
  isHere: boolean,
  state: string | undefined,
): boolean {
  if (state === undefined) return isHere
  return state === 'uploading' && (isHere || mayEdit === true)
}
