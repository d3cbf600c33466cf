import { createStore } from 'effector'
import type { ComponentType } from 'react'

/**
 * A tool an area adds to the header of every screen, such as uploads in progress. Given by main.
 */
export interface HeaderTool {
  id: string
  Tool: ComponentType
}

export const $headerTools = createStore<readonly HeaderTool[]>([], { serialize: 'ignore' })
