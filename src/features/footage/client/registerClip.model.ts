// Registers a file with the server, which returns the open upload of the same file if there is one.
import { createEffect } from 'effector'
import type { FileFacts, Registered } from '../../media/client'
import { startClipUploadFx } from './calls'

export const registerClipFx = createEffect(async (facts: FileFacts): Promise<Registered> => {
  const { clip, upload } = await startClipUploadFx(facts)
  return { subjectId: clip.clipId, upload }
})
