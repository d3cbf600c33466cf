// What generated wiring and the features take from here.
export { Chips } from './cells/Chips'
export { createScreen, type ScreenSources } from './createScreen'
export { TrashedLine } from './list/TrashedCell'
export { RowMenu, type OwnItem } from './list/RowMenu'
export { RowPanel } from './panel/RowPanelPart'
export { modelsOf, type ScreenModels } from './screenModels'
export { createLiveUpdates } from './createLiveUpdates'
export { createDocument } from './document/createDocument'
export { createKept } from './document/createKept'
export { DocumentActs } from './document/DocumentActs'
export { unsavedNotice } from './document/unsavedNotice'
export { DayField } from './form/DayField'
export { createRowDetail } from './form/createRowDetail'
export { createOptionList, type OptionList } from './form/createOptionList'
export { OptionPicker } from './form/RefPicker'
export { createFilterInput } from './list/createFilterInput'
export type {
  AboveProps,
  AsideProps,
  BesideProps,
  BlockProps,
  CellProps,
  FrameProps,
  HeadProps,
  InputPartProps,
  NoteProps,
  OpenProps,
  SelectionProps,
} from './parts'
export type { FormValue, Values } from './form/values'
export type { Row } from './row'
export { rowSaved } from './saved.model'
export { screensReplaced } from './replaced.model'
