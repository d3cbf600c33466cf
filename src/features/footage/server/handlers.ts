// The answers to this feature's calls, by their ids.
import { screen } from '../../../../generated/facts/screens/footage'
import { exportRows } from '../../../screens/server'
import { clips } from './clips'

export const listClips = clips.handler
export const exportClips = exportRows('exportClips', clips, screen)
export * from './changeClips'
export * from './uploadClip'
