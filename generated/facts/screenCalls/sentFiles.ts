// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listFileRequests, submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests } from '../features/file-requests'

export const calls = {
  list: listFileRequests,
  actions: { submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests },
  options: { listPeople },
}
