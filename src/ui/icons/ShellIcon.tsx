import { createIcon } from './createIcon'
import * as icons from './shellIcons'

export const shellGlyphs = { ...icons }

export type ShellIconName = keyof typeof shellGlyphs

/** An icon of the menus, the header or the footer. */
export const ShellIcon = createIcon(shellGlyphs)
