import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $isTextReady } from '../browser/text/text.model'
import { $leavingQuestion } from '../browser/unfinished/question.model'
import { lazyPart } from '../ui/lazyPart'
import { ScreenHost } from './routing/ScreenHost'

const LeavingQuestion = lazyPart(
  async () => (await import('./leaving/LeavingQuestion')).LeavingQuestion,
)
const $isAsked = $leavingQuestion.map((question) => question !== null)

/** Draws nothing until the texts are loaded. */
export function App() {
  const { isTextReady, isAsked } = useUnit({ isTextReady: $isTextReady, isAsked: $isAsked })
  if (!isTextReady) return null
  return (
    <>
      <ScreenHost />
      {isAsked && (
        <Suspense>
          <LeavingQuestion />
        </Suspense>
      )}
    </>
  )
}
