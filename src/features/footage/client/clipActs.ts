// What a clip offers beside the actions that its row allows, by its state and its upload.
import { hasSmaller } from '../download'
import { isFinal } from '../../media/client'
import type { Card } from './card'

export type ClipAct =
  | 'open'
  | 'retryUpload'
  | 'rename'
  | 'download'
  | 'downloadSmall'
  | 'copyLink'
  | 'cancelUpload'

export function actsOn({ clip, item }: Card): ClipAct[] {
  if (clip?.trashed) return []
  const acts: ClipAct[] = []
  if (item?.failure && !isFinal(item.failure.reason)) acts.push('retryUpload')
  // A clip that cannot be watched can still be opened, to read why.
  if (clip && clip.state !== 'uploading') acts.push('open')
  if (clip?.may.includes('edit')) acts.push('rename')
  if (clip && clip.state !== 'uploading') {
    acts.push('download')
    if (clip.state === 'ready' && hasSmaller(clip)) acts.push('downloadSmall')
  }
  if (clip) acts.push('copyLink')
  const isStoppable = clip ? clip.state === 'uploading' : item !== undefined
  if (isStoppable && (item || clip?.may.includes('cancelUpload'))) acts.push('cancelUpload')
  return acts
}
