// Looks at an uploaded file in programs of their own, and makes its previews.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  ProgramFault,
  runProgram,
  Unusable,
  type ExamineFile,
  type FileExamined,
  type FileWork,
} from '../../media/server'
import type { FileFacts } from '../file'
import type { Accepted, Examined } from './examiner/examined'
import { firstPageOf } from './firstPageOf'
import { heicAsJpeg } from './heicAsJpeg'
import { isFilm } from './isFilm'
import { examineSound } from './sound'

const timeoutMs = 60_000
const small = { kind: 'poster', file: 'small.webp' } as const
const large = { kind: 'picture', file: 'large.webp' } as const
const caption = { kind: 'caption', file: 'subtitle.vtt' } as const

/** What the examiner answers to these arguments; rejects with ProgramFault where it did not end well. */
export type AskExaminer = (args: readonly string[], work: FileWork) => Promise<Examined>

/** @param ask the program that reads what strangers sent */
export function createExamineFile(ask: AskExaminer = inProcess(findExaminer())): ExamineFile {
  return async (given) => {
    const work = { ...given, ask }
    const seen = await asked(['examine', work.path, work.folder, work.asset.name], work)
    if ('facts' in seen) return finish(seen, work)
    throw new Error('the examiner answered with a picture alone')
  }
}

interface Work extends FileWork {
  readonly ask: AskExaminer
}

async function finish(seen: Accepted, work: Work): Promise<FileExamined> {
  switch (seen.next) {
    case 'mp4':
      if (await isFilm(work)) throw refusal('isVideo')
      return listen(seen, work)
    case 'sound':
      return listen(seen, work)
    case 'pdf': {
      const { pages, file } = await firstPageOf(work)
      return { ...told(seen, { pages }), previews: await draw(file, work) }
    }
    case 'heic': {
      const file = await heicAsJpeg(work)
      const { width, height, previews } = await drawn(file, work)
      return { ...told(seen), width, height, previews }
    }
    default:
      return { ...told(seen), previews: previewsOf(seen) }
  }
}

async function listen(seen: Accepted, work: Work): Promise<FileExamined> {
  const { durationMs, facts, stream } = await examineSound(work)
  return { ...told(seen, facts), durationMs, previews: [{ kind: 'mp4', file: stream }] }
}

function told({ mime, facts, picture }: Accepted, more: Partial<FileFacts> = {}) {
  return { mime, ...picture, facts: { ...facts, ...more } }
}

const previewsOf = ({ isDrawn, hasCaptions }: Accepted): FileExamined['previews'] => [
  ...(isDrawn ? [small, large] : []),
  ...(hasCaptions ? [caption] : []),
]

/** Where no program made a picture, an icon stands for it. */
async function draw(file: string | undefined, work: Work): Promise<FileExamined['previews']> {
  return (await drawn(file, work)).previews
}

async function drawn(file: string | undefined, work: Work) {
  if (file === undefined) return { previews: [] }
  const seen = await asked(['picture', join(work.folder, file), work.folder], work)
  return { ...('picture' in seen ? seen.picture : {}), previews: [small, large] }
}

async function asked(
  args: readonly string[],
  { ask, ...work }: Work,
): Promise<Exclude<Examined, { fault: unknown }>> {
  const seen = await ask(args, work).catch((fault: unknown) => {
    // It crashed on what it read, or took too much of the machine.
    if (fault instanceof ProgramFault && fault.end === 'exit') throw refusal('isDamaged')
    throw fault
  })
  if ('fault' in seen) throw refusal(seen.fault)
  return seen
}

export function inProcess([command = '', ...before]: readonly string[]): AskExaminer {
  return async (args, { folder, signal }) => {
    const text = await runProgram(command, [...before, ...args], { timeoutMs, folder, signal })
    return JSON.parse(text) as Examined
  }
}

const refusal = (code: string) => new Unusable('rejected', code, `Not accepted: ${code}.`)

/** Beside the built server, or from its sources. */
function findExaminer(): readonly string[] {
  const node = [process.execPath, '--max-old-space-size=512']
  const built = join(import.meta.dirname, 'examiner.js')
  if (existsSync(built)) return [...node, built]
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return [...node, '--import', tsx, join(import.meta.dirname, 'examiner/main.ts')]
}
