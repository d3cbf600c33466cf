// Speech is turned into captions by a program that is called as whisper.cpp's `whisper-cli` is.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SpeechConfig } from '../../../server/speechConfig'
import { ProgramFault, isOurs, notFoundCode, runProgram } from '../../media/server'
import { readCaptions } from '../readCaptions'
import { SpeechFault, type Speech, type Transcriber } from './transcriber'

/** Ten times as long as it is spoken, on a slow machine with a large model. */
export const usualLimitMs = (durationMs: number) => 60_000 + 10 * durationMs

/** What the largest models take. */
const memoryBytes = 6 * 1024 ** 3

export function createSpeechCommand(
  { command, model }: SpeechConfig,
  limitMs: (durationMs: number) => number = usualLimitMs,
): Transcriber {
  return {
    async transcribe(speech) {
      const { folder, signal } = speech
      const onSaid = (text: string) => tell(text, speech)
      const limits = { folder, signal, onSaid, memoryBytes, isBackground: true }
      try {
        const timeoutMs = limitMs(speech.durationMs)
        const said = await runProgram(command, argumentsFor(speech, model), {
          ...limits,
          timeoutMs,
        })
        return cuesIn(await written(said, folder))
      } catch (fault) {
        if (!(fault instanceof ProgramFault)) throw fault
        // One that is not there will not be there in an hour.
        if (isOurs(fault) && fault.code !== notFoundCode) throw fault
        throw new SpeechFault(fault.end === 'timeout' ? 'tookTooLong' : 'notWritten', fault)
      }
    },
  }
}

const place = 'said'

function argumentsFor({ wav, lang, folder }: Speech, model: string | undefined): string[] {
  const [language = lang] = lang.split('-')
  const rest = ['-l', language, '-f', wav, '-pp', '-np', '-ovtt', '-of', join(folder, place)]
  return model === undefined ? rest : ['-m', model, ...rest]
}

/** A file beside the sound, or else what the program prints. */
async function written(printed: string, folder: string): Promise<string> {
  const file = join(folder, `${place}.vtt`)
  return existsSync(file) ? readFile(file, 'utf8') : printed
}

function cuesIn(text: string) {
  if (!/^\uFEFF?WEBVTT/.test(text)) throw new SpeechFault('notWritten')
  const { cues, faults } = readCaptions(text)
  // One line that cannot be read spoils none of the others.
  const isRubbish = cues.length === 0 && faults.some(({ code }) => code !== 'nothing')
  if (cues.length === 0) throw new SpeechFault(isRubbish ? 'notWritten' : 'nothingSaid')
  return cues
}

function tell(text: string, { onProgress }: Speech): void {
  const last = [...text.matchAll(/progress\s*=\s*(\d{1,3})\s*%/g)].at(-1)
  if (last) onProgress(Math.min(100, Number(last[1])))
}
