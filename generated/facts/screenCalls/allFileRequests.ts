// Generated from manifest/features/file-requests.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listFileRequests, addFileRequest, updateFileRequest, submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests, moveFileRequestDays } from '../features/file-requests'

export const calls = {
  list: listFileRequests,
  create: addFileRequest,
  update: updateFileRequest,
  actions: { submitFiles, takeBackFiles, acceptFiles, reconsiderFiles, declineFileRequests, undeclineFileRequests, reassignFileRequests, remindFileRequests, cancelFileRequests, reviveFileRequests, moveFileRequestDays },
  options: { listPeople },
}
