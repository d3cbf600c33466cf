import { useUnit } from 'effector-react'
import { $isTextReady } from '../browser/text/text.model'
import { ScreenHost } from './routing/ScreenHost'

/** Nothing is drawn before there are words. */
export function App() {
  const isTextReady = useUnit($isTextReady)
  return isTextReady ? <ScreenHost /> : null
}
