// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Vocabulary } from '../../../../src/browser/text/createTranslate'
import {
  fetchWordsFx,
  loadFeatureWordsFx,
  loadTextFx,
} from '../../../../src/browser/text/text.model'
import '../../../../src/features/recorder/client/recorder.model'
import { $choices, choicesChanged } from '../../../../src/features/recorder/client/choices.model'
import { commanded } from '../../../../src/features/recorder/client/commands.model'
import { RecorderBar } from '../../../../src/features/recorder/client/RecorderBar'
import { $stage } from '../../../../src/features/recorder/client/stage.model'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import { browserEdge } from '../../../support/browserEdge'
import { draw, find } from '../../../ui/page'

const wordsOf = (file: string) =>
  JSON.parse(readFileSync(`generated/assets/i18n/${file}.json`, 'utf8')) as Vocabulary

const reason = 'It would be in the picture of your screen.'

test.each([
  { source: 'camera', isOn: 'true', isDisabled: 'false', title: null },
  { source: 'audio', isOn: 'true', isDisabled: 'false', title: null },
  { source: 'screen', isOn: 'false', isDisabled: 'true', title: reason },
  { source: 'screenAndCamera', isOn: 'false', isDisabled: 'true', title: reason },
] as const)('the script with $source', async ({ source, isOn, isDisabled, title }) => {
  const { handlers } = browserEdge()
  const scope = fork({ handlers: [...handlers, [fetchWordsFx, wordsOf]] })
  await allSettled(loadTextFx, { scope, params: 'en' })
  await allSettled(loadFeatureWordsFx, { scope, params: ['recorder'] })
  const params = { routeId: 'clips.add' as const, params: {}, customerId: 'c1' }
  await allSettled(screenOpened, { scope, params })
  await allSettled(choicesChanged, { scope, params: { source, hasPrompter: true } })
  await allSettled($stage, { scope, params: { is: 'ready' } })
  draw(
    <Provider value={scope}>
      <RecorderBar />
    </Provider>,
  )
  const button = find('button', 'Script')
  expect(button.getAttribute('aria-pressed')).toBe(isOn)
  expect(button.getAttribute('aria-disabled')).toBe(isDisabled)
  expect(button.getAttribute('title')).toBe(title)
  // Its key does what it does.
  await act(() => allSettled(commanded, { scope, params: 'script' }))
  expect(scope.getState($choices).hasPrompter).toBe(isDisabled === 'true')
})
