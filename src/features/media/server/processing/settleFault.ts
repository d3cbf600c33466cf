// What becomes of an asset whose processing failed: tried again, or told in words why not.
import { ProgramFault } from '../ffmpeg/runProgram'
import { Unusable } from '../ffmpeg/unusable'
import { mostTries } from '../jobs'
import { findAsset } from '../queries'
import { finishFailed, finishReady, type AssetFailure } from './progressQueries'
import type { Lane } from '../jobs'
import type { Held } from './holdAsset'
import type { MediaWorker } from './mediaWorker'

/** Throws the fault again when another try may help. */
export async function settleFault(
  fault: unknown,
  { asset }: Held,
  lane: Lane,
  { database, now, log }: MediaWorker,
): Promise<void> {
  const isLastTry = isHopeless(fault) || asset.attempts >= mostTries
  if (!isLastTry) throw fault
  log.warn({ err: fault, assetId: asset.id, lane }, 'a video could not be processed')
  const current = await findAsset(database.db, asset.customerId, asset.id)
  if (current?.state === 'playable') return finishReady(database.db, asset.id, now())
  await finishFailed(database.db, asset.id, failureOf(fault), now())
}

/** The same file under the same limits ends the same way. */
function isHopeless(fault: unknown): boolean {
  if (fault instanceof Unusable) return true
  return fault instanceof ProgramFault && (fault.end === 'timeout' || fault.end === 'memory')
}

function failureOf(fault: unknown): AssetFailure {
  if (fault instanceof Unusable) {
    return { state: fault.state, reason: fault.reason, message: fault.message }
  }
  if (fault instanceof ProgramFault && fault.end !== 'exit') {
    const message = 'This video needs more time or memory to process than one video may have here.'
    return { state: 'failed', reason: 'tooDemanding', message }
  }
  if (fault instanceof ProgramFault) {
    const message = `This video could not be converted. The converter said: ${lastWords(fault.said)}`
    return { state: 'failed', reason: 'notConverted', message }
  }
  const message = 'This video could not be processed because of a fault on the server. Try again.'
  return { state: 'failed', reason: 'serverFault', message }
}

/** Its last line without our paths and addresses of memory. */
function lastWords(said: string): string {
  const line = said.trim().split('\n').at(-1) ?? ''
  return line
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(/(file:)?\/\S+/g, 'the file')
    .slice(0, 200)
}
