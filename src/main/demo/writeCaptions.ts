/** Writes the captions of the demo's footage as its campaign manager would: by the calls of the page. */
import { saveCaptions } from '../../features/footage/server/handlers'
import { demoCaptions } from './captions'
import { titled, type Stage } from './stage'
import { titleOf } from './videos'

export async function writeCaptions(stage: Stage): Promise<void> {
  for (const { file, lang, versions } of demoCaptions) {
    const clip = await titled(stage, 'footageClips', titleOf(file))
    if (!clip) continue
    for (const [rev, cues] of versions.entries())
      await saveCaptions({ clipId: clip.id, lang, rev, cues: [...cues] }, stage.as('cm', 0))
  }
}
