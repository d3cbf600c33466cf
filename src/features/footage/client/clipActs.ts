// Which actions a clip offers, by its state and its owner. Used by the menus, the keys and the
// bars.
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
  // A clip that cannot be watched can still be opened, to read why.
  if (clip && clip.state !== 'uploading') acts.push('open')
  if (clip?.mayEdit) acts.push('rename')
  if (status.kind === 'failed' && status.canRetry) acts.push('retry')
  if (isStoppable(clip?.mayEdit, item !== undefined, clip?.state)) acts.push('cancelUpload')
  else if (clip?.mayEdit) acts.push('trash')
  return acts
}

/** A running upload is cancelled instead of moved to the trash: there is nothing to keep yet. */
function isStoppable(
  mayEdit: boolean | undefined,
  isHere: boolean,
  state: string | undefined,
): boolean {
  if (state === undefined) return isHere
  return state === 'uploading' && (isHere || mayEdit === true)
}
