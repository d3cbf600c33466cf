import { Refusal, type Examined } from './examined'
import { examine } from './examine'

/** `examine <path> <folder> <name>` or `picture <path> <folder>`. Never rejects. */
export async function answer([
  verb,
  path = '',
  folder = '',
  name = '',
]: readonly string[]): Promise<Examined> {
  try {
    if (verb === 'picture') {
      const { drawPicture } = await import('./picture')
      return { picture: await drawPicture(path, folder) }
    }
    return await examine({ path, folder, name })
  } catch (fault) {
    return { fault: fault instanceof Refusal ? fault.code : 'isDamaged', said: String(fault) }
  }
}
