import type { Words } from '../../../../../generated/facts/features/programs'
import { styleOf } from '../styles/builtIn'
import type { Refused } from './layout'
import { layoutText, type Look, type Size } from './layoutText'

/** Tells of words why they cannot be drawn in a picture of this size; undefined: they can. */
export const fitsIn =
  (look: Look, size: Size) =>
  ({ style, fields }: Words): Refused | undefined => {
    const known = styleOf(style)
    const layout = known && layoutText(look, known, fields, size)
    return layout && 'refused' in layout ? layout : undefined
  }
