// The first page of a PDF by poppler; without it, or for one with a password, there is no picture.
import { readdir } from 'node:fs/promises'
import { ProgramFault, runProgram, Unusable, type FileWork } from '../../media/server'
import { isMissing } from './isMissing'

const timeoutMs = 30_000

export interface FirstPage {
  readonly pages?: number
  readonly file?: string
}

export async function firstPageOf({ path, folder, signal }: FileWork): Promise<FirstPage> {
  const limits = { timeoutMs, folder, signal }
  try {
    const info = await runProgram('pdfinfo', [path], limits)
    const pages = Number(/^Pages:\s+(\d+)/m.exec(info)?.[1] ?? 0)
    if (pages === 0) throw damaged()
    const size = ['-scale-to', '1600', '-f', '1', '-l', '1', '-singlefile']
    await runProgram('pdftoppm', [...size, '-png', path, 'page'], limits)
    const hasPage = (await readdir(folder)).includes('page.png')
    return { pages, ...(hasPage ? { file: 'page.png' } : {}) }
  } catch (fault) {
    if (isMissing(fault) || isLocked(fault)) return {}
    if (fault instanceof ProgramFault && fault.end === 'exit') throw damaged()
    throw fault
  }
}

const damaged = () => new Unusable('rejected', 'isDamaged', 'Not accepted: isDamaged.')

const isLocked = (fault: unknown) =>
  fault instanceof ProgramFault && /Incorrect password/i.test(fault.said)
