import type { GuestView } from '../../../../generated/facts/features/guest'
import { Camera } from './Camera'
import type { Linked } from './page'
import { Review } from './Review'
import { useGuest } from './useGuest'

/** One prompt: the film for it is recorded, or looked at. */
export function Answering({
  promptId,
  view,
  linked,
}: {
  promptId: string
  view: GuestView
  linked: Linked
}) {
  const { reviewed } = useGuest()
  const prompt = view.prompts.find((each) => each.promptId === promptId)
  if (!prompt) return null
  return reviewed === undefined ? (
    <Camera prompt={prompt} view={view} linked={linked} />
  ) : (
    <Review key={reviewed} takeId={reviewed} prompt={prompt} linked={linked} />
  )
}
