// Words in pictures: drawn by the same outlines in every browser and on the server. It loads HarfBuzz with itself.
export { drawText, isAtRest, type Pen } from './drawText'
export { fitsIn } from './layout/fitsIn'
export type { Layout, Refused } from './layout/layout'
export { layoutText, type Look, type Size } from './layout/layoutText'
export { openFont, type WordFont } from './shape/font'
export { builtInStyles, styleOf } from './styles/builtIn'
export type { FieldKey, Style, StyleId, StyleKind } from './styles/style'
export { fieldText, styleText } from './styles/texts'
