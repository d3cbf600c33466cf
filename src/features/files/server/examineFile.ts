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
import { examineSound } from './sound'

const timeoutMs = 60_000
const small = { kind: 'poster', file: 'small.webp' } as const
const large = { kind: 'picture', file: 'large.webp' } as const
const caption = { kind: 'caption', file: 'subtitle.vtt' } as const

/** @param examiner the command of the program that reads what strangers sent */
export function createExamineFile(examiner: Command = findExaminer()): ExamineFile {
  return async (given) => {
    const work = { ...given, examiner }
    const seen = await runExaminer(['examine', work.path, work.folder, work.asset.name], work)
    if ('facts' in seen) return finish(seen, work)
    throw new Error('the examiner answered with a picture alone')
  }
}

type Command = readonly string[]
interface Work extends FileWork {
  readonly examiner: Command
}

async function finish(seen: Accepted, work: Work): Promise<FileExamined> {
  switch (seen.next) {
    case 'sound': {
      const { durationMs, facts, stream } = await examineSound(work)
      const previews = [{ kind: 'mp4' as const, file: stream }]
      return { ...told(seen, facts), durationMs, previews }
    }
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
  const seen = await runExaminer(['picture', join(work.folder, file), work.folder], work)
  return { ...('picture' in seen ? seen.picture : {}), previews: [small, large] }
}

async function runExaminer(
  args: readonly string[],
  { folder, signal, examiner }: Work,
): Promise<Exclude<Examined, { fault: unknown }>> {
  const [command = '', ...before] = examiner
  const limits = { timeoutMs, folder, signal }
  const text = await runProgram(command, [...before, ...args], limits).catch((fault: unknown) => {
    // It crashed on what it read, or took too much of the machine.
    if (fault instanceof ProgramFault && fault.end === 'exit') throw refusal('isDamaged')
    throw fault
  })
  const seen = JSON.parse(text) as Examined
  if ('fault' in seen) throw refusal(seen.fault)
  return seen
}

const refusal = (code: string) => new Unusable('rejected', code, `Not accepted: ${code}.`)

/** Beside the built server, or from its sources. */
function findExaminer(): Command {
  const node = [process.execPath, '--max-old-space-size=512']
  const built = join(import.meta.dirname, 'examiner.js')
  if (existsSync(built)) return [...node, built]
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return [...node, '--import', tsx, join(import.meta.dirname, 'examiner/main.ts')]
}
