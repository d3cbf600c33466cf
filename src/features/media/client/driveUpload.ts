// Brings one registered upload to its end. Each round does what the server's own account says is missing,
// so a lost answer, a second tab or a restart in the middle all look alike: one more round.
import { createConversation } from './conversation'
import { missingParts, partsOf, sizeOf } from './parts'
import { sendParts } from './transfer'
import { UploadStopped } from './uploadStopped'
import type { Control, PartReceipt, ServerUpload } from './conversation'
import type { Digests, Wire } from './transfer'

export type Stage = 'sending' | 'completing' | 'checking'

export interface Drive {
  file: Blob
  upload: ServerUpload
  signal: AbortSignal
  onSent: (bytes: number) => void
  onStage: (stage: Stage) => void
}

const assemblyLookMs = 1000

export async function driveUpload(drive: Drive, control: Control, wire: Wire): Promise<void> {
  const { file, signal, onSent, onStage } = drive
  const server = createConversation(drive.upload.uploadId, control, wire, signal)
  const digests: Digests = new Map()

  async function assembled(): Promise<ServerUpload> {
    onStage('checking')
    await wire.pause(assemblyLookMs, signal)
    return server.look()
  }

  async function sentAndCompleted(upload: ServerUpload): Promise<ServerUpload> {
    onStage('sending')
    await sendParts({ ...upload, file, signal, onSent }, digests, wire)
    onStage('completing')
    const answer = await server.complete(receiptsOf(file.size, upload.partBytes, digests))
    if (answer.text !== undefined && isWhole(answer.upload, file.size)) {
      throw new UploadStopped('refused', answer.text)
    }
    return answer.upload
  }

  let upload = drive.upload
  while (upload.state !== 'done') {
    if (upload.state === 'aborted' || upload.state === 'expired') throw new UploadStopped('gone')
    upload = await (upload.state === 'assembling' ? assembled() : sentAndCompleted(upload))
  }
  onSent(file.size)
}

function receiptsOf(bytes: number, partBytes: number, digests: Digests): PartReceipt[] {
  return partsOf(bytes, partBytes).map((part) => ({
    partNo: part.partNo,
    bytes: sizeOf(part),
    sha256: digests.get(part.partNo) ?? '',
  }))
}

/** Still open although nothing is missing: the refusal was about what was sent. */
function isWhole({ state, partBytes, receivedParts }: ServerUpload, bytes: number): boolean {
  return state === 'open' && missingParts(partsOf(bytes, partBytes), receivedParts).length === 0
}
