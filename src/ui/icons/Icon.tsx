import { createIcon } from './createIcon'
import * as screenIcons from './screenIcons'
import { shellGlyphs } from './ShellIcon'

const glyphs = { ...shellGlyphs, ...screenIcons }

export type IconName = keyof typeof glyphs

/** An icon of a screen. The sign-in page draws its few by hand (Glyph). */
export const Icon = createIcon(glyphs)

/** Whether there is an icon of this key, for keys that come from data. */
export function isIconName(key: string): key is IconName {
  return Object.hasOwn(glyphs, key)
}
