/** Draws a part of a feature with the words that it says. */
import { readFileSync } from 'node:fs'
import { allSettled, fork, type Store } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { fetchWordsFx, loadFeatureWordsFx, loadTextFx } from '../../src/browser/text/text.model'
import { draw } from '../ui/page'

const wordsOf = (file: string) =>
  JSON.parse(readFileSync(`generated/assets/i18n/${file}.json`, 'utf8')) as never

export async function drawWorded(
  element: ReactNode,
  feature: Parameters<typeof loadFeatureWordsFx>[0][number],
  values: [Store<never>, unknown][] = [],
): Promise<void> {
  const scope = fork({ values: values as never, handlers: [[fetchWordsFx, wordsOf]] })
  await allSettled(loadTextFx, { scope, params: 'en' })
  await allSettled(loadFeatureWordsFx, { scope, params: [feature] })
  draw(<Provider value={scope}>{element}</Provider>)
}
