// The calls about one upload. When an answer is lost, the server is asked for the upload's state
// before anything counts as failed.
import type { Words } from '../../../browser/text/words'
import { maxAttempts, retryDelayMs } from './retryDelay'
import { UploadStopped } from './uploadStopped'
import type { Wire } from './transfer'

export interface ServerUpload {
  readonly uploadId: string
  readonly partBytes: number
  readonly receivedParts: readonly number[]
  readonly state: 'open' | 'assembling' | 'done' | 'aborted' | 'expired'
  readonly url: string
  readonly keyPrefix: string
}

export interface PartReceipt {
  partNo: number
  bytes: number
  sha256: string
}

/** `unsure`: the outcome is unknown until the server is asked again. */
export type ControlAnswer =
  | { kind: 'upload'; upload: ServerUpload }
  | { kind: 'refused'; text?: Words }
  | { kind: 'unsure' }

export interface Control {
  look(uploadId: string): Promise<ControlAnswer>
  complete(uploadId: string, parts: PartReceipt[]): Promise<ControlAnswer>
}

export interface Conversation {
  look(): Promise<ServerUpload>
  complete(parts: PartReceipt[]): Promise<{ upload: ServerUpload; text?: Words }>
}

export function createConversation(
  uploadId: string,
  control: Control,
  wire: Wire,
  signal: AbortSignal,
): Conversation {
  /**
   * Counted over the whole upload, so that a server that makes no progress is not asked for ever.
   */
  let failed = 0

  async function ask(question: () => Promise<ControlAnswer>): Promise<ControlAnswer> {
    await wire.untilOnline(signal)
    signal.throwIfAborted()
    return question()
  }

  async function truth(text?: Words): Promise<ServerUpload> {
    for (;;) {
      failed += 1
      if (failed > maxAttempts) throw new UploadStopped('server', text)
      await wire.pause(retryDelayMs(failed, wire.random()), signal)
      const answer = await ask(() => control.look(uploadId))
      if (answer.kind === 'upload') return answer.upload
      if (answer.kind === 'refused') throw new UploadStopped('gone', answer.text)
    }
  }

  return {
    async look() {
      const answer = await ask(() => control.look(uploadId))
      return answer.kind === 'upload' ? answer.upload : truth()
    },
    async complete(parts) {
      const answer = await ask(() => control.complete(uploadId, parts))
      if (answer.kind === 'upload' && answer.upload.state !== 'open') return answer
      const text = answer.kind === 'refused' ? answer.text : undefined
      return { upload: await truth(text), text }
    },
  }
}
