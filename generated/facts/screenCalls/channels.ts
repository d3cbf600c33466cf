// Generated from manifest/features/channels.yaml by npm run codegen. Edit the manifest, not this file.

import { listChannels, addChannel, updateChannel, archiveChannels, reopenChannels } from '../features/channels'
import { listPeople } from '../features/directory'

export const calls = {
  list: listChannels,
  create: addChannel,
  update: updateChannel,
  actions: { archiveChannels, reopenChannels },
  options: { listPeople },
}
