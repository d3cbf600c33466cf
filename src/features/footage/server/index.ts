// What other features and main use of footage.
export { importClip } from './importClip'
export type { ClipImport } from './importClip'
