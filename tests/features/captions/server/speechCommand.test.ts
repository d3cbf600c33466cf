// What a program hears becomes captions; what it does wrong is told, and never held on to (programs.md 9).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSpeechCommand } from '../../../../src/features/captions/server/speechCommand'
import { SpeechFault } from '../../../../src/features/captions/server/transcriber'
import { ProgramFault } from '../../../../src/features/media/server'
import { projectRoot } from '../../../support/projectRoot'

const command = join(projectRoot, 'tests/features/captions/server/parts/speech.sh')
const top = mkdtempSync(join(tmpdir(), 'studio-speech-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

/** Silence, as long as its head. */
const head = Buffer.alloc(44)
head.writeUInt16LE(1, 22)
head.writeUInt32LE(16_000, 24)

function hear(
  lang: string,
  {
    limitMs = 30_000,
    signal = new AbortController().signal,
    ...config
  }: {
    limitMs?: number
    signal?: AbortSignal
    command?: string
    model?: string
  } = {},
) {
  const folder = mkdtempSync(join(top, 'work-'))
  const wav = join(folder, 'speech.wav')
  writeFileSync(wav, head)
  const told: number[] = []
  const onProgress = (percent: number) => void told.push(percent)
  const transcriber = createSpeechCommand({ command, model: undefined, ...config }, () => limitMs)
  const heard = transcriber.transcribe({ wav, durationMs: 1_000, lang, folder, signal, onProgress })
  return { heard, told }
}

test.each([
  ['what is printed', 'en', '1 channel, 16000 Hz'],
  ['what is written into a file', 'de', 'In a file'],
  ['a dialect is its language', 'en-GB', '1 channel, 16000 Hz'],
  ['a line that cannot be read spoils none of the others', 'fr', 'Good'],
])('%s', async (_, lang, text) => {
  expect(await hear(lang).heard).toEqual([{ fromMs: 0, toMs: 1_000, text }])
})

test('a model is handed on', async () => {
  expect(await hear('en', { model: 'small.bin' }).heard).toMatchObject([
    { text: '1 channel, 16000 Hz, small.bin' },
  ])
})

test('how far it is, is told', async () => {
  const { heard, told } = hear('de')
  await heard
  expect(told).toEqual([40])
})

test.each([
  ['exits with a fault', 'fi', {}, 'notWritten'],
  ['prints something else', 'sv', {}, 'notWritten'],
  ['prints times that are none', 'da', {}, 'notWritten'],
  ['hears nothing', 'nb', {}, 'nothingSaid'],
  ['never ends', 'it', { limitMs: 200 }, 'tookTooLong'],
  ['is not there', 'en', { command: join(top, 'nothing') }, 'notWritten'],
])('a program that %s', async (_, lang, given, code) => {
  const { heard } = hear(lang, given)
  await expect(heard).rejects.toThrow(SpeechFault)
  await expect(heard).rejects.toMatchObject({ code })
})

test('what is stopped ends at once, and is no fault of its own', async () => {
  const stop = new AbortController()
  const { heard } = hear('it', { signal: stop.signal })
  stop.abort()
  await expect(heard).rejects.toThrow(ProgramFault)
})
