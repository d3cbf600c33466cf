import { createIcon } from './createIcon'
import * as screenIcons from './screenIcons'
import { shellGlyphs } from './ShellIcon'

const glyphs = { ...shellGlyphs, ...screenIcons }

export type IconName = keyof typeof glyphs

/** An icon from the set for screens. The sign-in page uses Glyph instead. */
export const Icon = createIcon(glyphs)

/** Whether an icon with this key exists, for keys that come from data. */
export function isIconName(key: string): key is IconName {
  return Object.hasOwn(glyphs, key)
}
