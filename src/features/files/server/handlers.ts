// The answers to this feature's calls, by their ids.
import { screen } from '../../../../generated/facts/screens/files'
import { exportRows } from '../../../screens/server'
import { files } from './files'

export const listFiles = files.handler
export const exportFiles = exportRows('exportFiles', files, screen)
export * from './changeFiles'
export { downloadFiles } from './downloadFiles'
export * from './uploadFile'
