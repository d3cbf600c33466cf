// Runs one registered upload to its end. Each round does what the server reports as missing, so a
// lost answer, a second tab and a restart are all handled alike, by another round.
import { createConversation } from './conversation'
import { missingParts, partsOf, sizeOf } from './parts'
import { sendParts } from './transfer'
import { UploadStopped } from './uploadStopped'
import type { Control, PartReceipt, ServerUpload } from './conversation'
import type { Digests, PartSource, Wire } from './transfer'

export type Stage = 'sending' | 'completing' | 'checking'

export interface Drive {
  file: PartSource
  upload: ServerUpload
  /** Of parts that were sent before; their file is not read again. */
  digests?: Digests
  signal: AbortSignal
  onSent: (bytes: number) => void
  onStage: (stage: Stage) => void
}

const assemblyLookMs = 1000

export async function driveUpload(drive: Drive, control: Control, wire: Wire): Promise<void> {
  const { file, signal, onSent, onStage, digests = new Map() } = drive
  const server = createConversation(drive.upload.uploadId, control, wire, signal)

  async function assembled(): Promise<ServerUpload> {
    onStage('checking')
    await wire.pause(assemblyLookMs, signal)
    return server.look()
  }

  /** Whoever else sends the same file may have completed it. */
  async function closedMeanwhile(fault: unknown): Promise<ServerUpload> {
    if (!(fault instanceof UploadStopped) || fault.reason !== 'gone') throw fault
    const upload = await server.look()
    if (upload.state === 'open') throw fault
    return upload
  }

  async function sentAndCompleted(upload: ServerUpload): Promise<ServerUpload> {
    onStage('sending')
    try {
      await sendParts({ ...upload, file, signal, onSent }, digests, wire)
    } catch (fault) {
      return closedMeanwhile(fault)
    }
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

/**
 * The upload is still open although no part is missing, so the content that was sent was refused.
 */
function isWhole({ state, partBytes, receivedParts }: ServerUpload, bytes: number): boolean {
  return state === 'open' && missingParts(partsOf(bytes, partBytes), receivedParts).length === 0
}
