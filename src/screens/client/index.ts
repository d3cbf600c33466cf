// What generated wiring and the features take from here.
export { Chips } from './cells/Chips'
export { createScreen, type ScreenSources } from './createScreen'
export { TrashedLine } from './list/TrashedCell'
export { RowMenu } from './list/RowMenu'
export { RowPanel } from './panel/RowPanel'
export { modelsOf } from './screenModels'
export { createFilterInput } from './list/createFilterInput'
export type {
  AsideProps,
  BlockProps,
  CellProps,
  FrameProps,
  HeadProps,
  InputPartProps,
  OpenProps,
} from './parts'
export type { Values } from './form/values'
export type { Row } from './row'
export { rowSaved } from './saved.model'
export { screensReplaced } from './replaced.model'
