import { createStore } from 'effector'
import type { ComponentType } from 'react'

/**
 * A tool an area adds to the header of every screen, such as uploads in progress. Given by main.
 */
export interface HeaderTool {
  id: string
  Tool: ComponentType
  /** Beside who is signed in, rather than before the choices of language and theme. */
  isLast?: boolean
}

export const $headerTools = createStore<readonly HeaderTool[]>([], { serialize: 'ignore' })
