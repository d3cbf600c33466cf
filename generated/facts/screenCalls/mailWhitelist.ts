// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { listWhitelist, addWhitelist, sendSenderLinks, disableWhitelist, enableWhitelist, removeWhitelist } from '../features/mail'
import { listCustomers } from '../features/super-admin'

export const calls = {
  list: listWhitelist,
  create: addWhitelist,
  actions: { sendSenderLinks, disableWhitelist, enableWhitelist, removeWhitelist },
  options: { listCustomers },
}
