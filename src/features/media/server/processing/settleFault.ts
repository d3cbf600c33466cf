// Decides after a failure whether the asset is processed again, or failed with a reason for people.
import { InterruptedTooOften, type JobWork } from '../../../../server/jobs/job'
import { ProgramFault, isOurs } from '../ffmpeg/runProgram'
import { interruptedTooOften, swells, Unusable } from '../ffmpeg/unusable'
import { findAssetById } from '../queries'
import { finishFailed, finishReady, giveUpAssembling, type AssetFailure } from './progressQueries'
import type { MediaWorker } from './mediaWorker'

/** After this many failures people are informed; internal faults are still retried after that. */
const patience = 3

export async function settleFault(
  given: unknown,
  { subjectId, failures }: Pick<JobWork, 'subjectId' | 'failures'>,
  { database: { db }, now }: MediaWorker,
): Promise<'again' | 'over'> {
  const fault = told(given)
  if (!isHopeless(fault) && failures + 1 < patience) return 'again'
  const asset = await findAssetById(db, subjectId)
  if (!asset) return 'over'
  const isOfServer = isServerFault(fault)
  const canBeWatched = asset.state === 'playable' || asset.state === 'ready'
  if (!canBeWatched) await finishFailed(db, asset, failureOf(fault), now())
  else if (!isOfServer) await finishReady(db, asset, now())
  const isOver = !isOfServer || (await giveUpAssembling(db, asset.id, now()))
  return isOver ? 'over' : 'again'
}

function told(fault: unknown): unknown {
  if (fault instanceof InterruptedTooOften) return interruptedTooOften()
  return fault instanceof ProgramFault && fault.end === 'size' ? swells() : fault
}

const isServerFault = (fault: unknown) =>
  fault instanceof ProgramFault ? isOurs(fault) : !(fault instanceof Unusable)

/** Whether the same file under the same limits would fail in the same way again. */
function isHopeless(fault: unknown): boolean {
  if (fault instanceof Unusable) return true
  return fault instanceof ProgramFault && (fault.end === 'timeout' || fault.end === 'memory')
}

function failureOf(fault: unknown): AssetFailure {
  if (fault instanceof Unusable) {
    return { state: fault.state, reason: fault.reason, message: fault.message }
  }
  if (isServerFault(fault)) {
    const message =
      'A fault on the server keeps this video from being processed. It is tried again by itself.'
    return { state: 'failed', reason: 'serverFault', message }
  }
  if (fault instanceof ProgramFault && fault.end !== 'exit') {
    const message = 'This video needs more time or memory to process than one video may have here.'
    return { state: 'failed', reason: 'tooDemanding', message }
  }
  const said = fault instanceof ProgramFault ? lastWords(fault.said) : ''
  const message = `This video could not be converted. The converter said: ${said}`
  return { state: 'failed', reason: 'notConverted', message }
}

/** The last line of the program's output, without paths and memory addresses. */
function lastWords(said: string): string {
  const line = said.trim().split('\n').at(-1) ?? ''
  return line
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(/(file:)?\/\S+/g, 'the file')
    .slice(0, 200)
}
