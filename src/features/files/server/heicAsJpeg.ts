// A picture of a phone as one that more programs read, by libheif; without it there is no picture.
import { ProgramFault, runProgram, Unusable, type FileWork } from '../../media/server'
import { isMissing } from './isMissing'

const file = 'converted.jpg'

export async function heicAsJpeg({ path, folder, signal }: FileWork): Promise<string | undefined> {
  try {
    const args = ['-q', '92', path, file]
    await runProgram('heif-convert', args, { timeoutMs: 60_000, folder, signal })
    return file
  } catch (fault) {
    if (isMissing(fault)) return undefined
    if (fault instanceof ProgramFault && fault.end === 'exit') {
      throw new Unusable('rejected', 'isDamaged', 'Not accepted: isDamaged.')
    }
    throw fault
  }
}
