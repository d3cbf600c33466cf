/**
 * A program of its own, since it reads what strangers uploaded: `examine <path> <folder> <name>` or
 * `picture <path> <folder>`. It prints one line of JSON (Examined).
 */
import { Refusal, type Examined } from './examined'
import { examine } from './examine'

const [verb, path = '', folder = '', name = ''] = process.argv.slice(2)

async function answer(): Promise<Examined> {
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

process.stdout.write(JSON.stringify(await answer()))
