// What generated wiring and the features take from here.
export { Chips } from './cells/Chips'
export { createScreen, type ScreenSources } from './createScreen'
export { createFilterInput } from './list/createFilterInput'
export type { AsideProps, BlockProps, CellProps, InputPartProps } from './parts'
export type { Values } from './form/values'
export { screensReplaced } from './replaced.model'
