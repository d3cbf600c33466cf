// Generated from manifest/features/home.yaml by npm run codegen. Edit the manifest, not this file.

import { listInbox, markViewed, markNotViewed } from '../features/home'

export const calls = {
  list: listInbox,
  actions: { markViewed, markNotViewed },
}
