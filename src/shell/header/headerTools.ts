import { createStore } from 'effector'
import type { ComponentType } from 'react'

/** What an area keeps at hand on every screen, such as uploads under way. main gives them. */
export interface HeaderTool {
  id: string
  Tool: ComponentType
}

export const $headerTools = createStore<readonly HeaderTool[]>([], { serialize: 'ignore' })
