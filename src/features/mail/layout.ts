// What becomes of a layout of a letter, and who may do what with it.
export type LayoutState = 'draft' | 'active' | 'retired'

/** One draft at a time is worked on; what is sent, or was, is changed by a draft of its own. */
export const actsWithLayout = (state: LayoutState) =>
  ({
    draft: ['edit', 'activate', 'remove'],
    active: ['retire'],
    retired: [],
  })[state] as readonly ('edit' | 'activate' | 'remove' | 'retire')[]
