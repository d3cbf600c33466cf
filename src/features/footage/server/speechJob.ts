// Captions are made of what is said in a clip, while nobody waits for it. Whatever people write meanwhile stays.
import { join } from 'node:path'
import { defineJob, InterruptedTooOften, type JobWork } from '../../../server/jobs/job'
import { patienceFor } from '../../../server/jobs/patience'
import { insertVersion, latestNo, SpeechFault, type Transcriber } from '../../captions/server'
import type { Cue } from '../../captions/cue'
import {
  heardFrom,
  inputGuards,
  isOurs,
  originalPath,
  probe,
  ProgramFault,
  runProgram,
  Unusable,
  type AudioStream,
} from '../../media/server'
import { failMaking, findMaking, makingKind } from './makingRows'
import { lockClip } from './queries'

export const makeCaptionsJob = defineJob({
  id: makingKind,
  lane: 'speech',
  async run(work) {
    const making = await findMaking(work.database.db, work.subjectId)
    const { transcriber } = work.services
    if (!making || !transcriber) return
    const cues = await listen(making, transcriber, work)
    await keepSpeech(making, cues, work)
  },
  async failed(fault, { database, subjectId, failures, log }) {
    const isKnown = fault instanceof SpeechFault
    const isLast = failures + 1 >= patienceFor(fault)
    if (!isKnown && !isLast && !(fault instanceof InterruptedTooOften)) return 'again'
    if (isKnown && fault.cause !== undefined) log.warn({ err: fault.cause }, 'speech')
    await failMaking(database.db, subjectId, isKnown ? fault.code : 'notWritten')
    return 'over'
  },
})

type Making = NonNullable<Awaited<ReturnType<typeof findMaking>>>

async function listen(
  { customerId, assetId, durationMs, lang }: Making,
  transcriber: Transcriber,
  { services, signal, report }: JobWork,
): Promise<readonly Cue[]> {
  const { storage, programs } = services.media
  const key = originalPath({ customerId, id: assetId })
  if (!(await storage.find(key))) throw new SpeechFault('noSound')
  return storage.withFolder(async (folder) => {
    const wav = join(folder, 'speech.wav')
    await storage.withFile(key, async (path) => {
      report('sound', 1)
      const timeoutMs = 60_000 + (durationMs ?? 0)
      const limits = { folder, signal, timeoutMs, isBackground: true }
      try {
        const { audio } = await probe(path, programs, signal)
        if (!audio) throw new SpeechFault('noSound')
        await runProgram(programs.ffmpegPath, soundArguments(path, audio, wav), limits)
      } catch (fault) {
        const isUnread = fault instanceof ProgramFault ? !isOurs(fault) : fault instanceof Unusable
        if (!isUnread) throw fault
        throw new SpeechFault('noSound', fault)
      }
    })
    report('speech', 5)
    const onProgress = (percent: number) => report('speech', 5 + 0.9 * percent)
    const speech = { wav, durationMs: durationMs ?? 0, lang, folder, signal, onProgress }
    return transcriber.transcribe(speech)
  })
}

const asSpeech = '-map [heard] -ac 1 -ar 16000 -c:a pcm_s16le -f wav'.split(' ')

const soundArguments = (path: string, audio: AudioStream, wav: string): string[] => [
  '-v',
  'error',
  '-nostdin',
  ...inputGuards,
  '-i',
  `file:${path}`,
  '-filter_complex',
  `${heardFrom(0, audio)}anull[heard]`,
  ...asSpeech,
  wav,
]

/** In the time of the whole take, which is that of its file. */
async function keepSpeech(making: Making, cues: readonly Cue[], work: JobWork): Promise<void> {
  const { id, customerId, clipId, lang, askedBy } = making
  await work.database.db.transaction().execute(async (db) => {
    await lockClip(db, customerId, clipId)
    // It was stopped meanwhile.
    if (!(await findMaking(db, id))) return
    if ((await latestNo(db, clipId, lang)) > 0) {
      await failMaking(db, id, 'writtenMeanwhile')
      return
    }
    const saved = {
      source: 'speech',
      cues: [...cues],
      savedBy: askedBy,
      savedAt: work.now(),
    } as const
    await insertVersion(db, { film: { customerId, id: clipId, kind: 'clip' }, lang, ...saved })
    await db.deleteFrom('captionMakings').where('id', '=', id).execute()
  })
}
