import type { createEnvironmentReader } from './environment'

/** What turns speech into captions: a program that is called as whisper.cpp's `whisper-cli` is. */
export interface SpeechConfig {
  readonly command: string
  /** The file it hears with, where it needs one. */
  readonly model: string | undefined
}

export function readSpeech(
  read: ReturnType<typeof createEnvironmentReader>,
): SpeechConfig | undefined {
  const command = read.executable('SPEECH_COMMAND')
  const model = read.file('SPEECH_MODEL')
  if (model !== undefined && command === undefined)
    read.report('SPEECH_MODEL is given without SPEECH_COMMAND, which would use it.')
  return command === undefined ? undefined : { command, model }
}
