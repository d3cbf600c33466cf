import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeCaptions } from '../../../captions/cue'
import { readCaptions } from '../../../captions/readCaptions'
import { writeCaptions } from '../../../captions/writeCaptions'
import { mostCues, type FileFacts } from '../../file'
import { captionFile, Refusal, type Accepted, type Given } from './examined'

const shownCues = 3
const shownLetters = 200

/** The first cues; all that can be read is kept as VTT. */
export async function examineSubtitle(
  facts: FileFacts,
  { path, folder }: Given,
): Promise<Pick<Accepted, 'facts' | 'isDrawn' | 'hasCaptions'>> {
  const { cues, faults } = readCaptions(decodeCaptions(await readFile(path)), mostCues)
  if (faults.some(({ code }) => code === 'tooMany')) throw new Refusal('hasTooManyCues')
  if (cues.length === 0) throw new Refusal('isDamaged')
  await writeFile(join(folder, captionFile), writeCaptions(cues, 'vtt'))
  const shown = cues
    .slice(0, shownCues)
    .map((cue) => ({ ...cue, text: cue.text.slice(0, shownLetters) }))
  return {
    isDrawn: false,
    hasCaptions: true,
    facts: { ...facts, cueCount: cues.length, cues: shown },
  }
}
