// @vitest-environment jsdom
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import en from '../../../generated/assets/i18n/en.json'
import { createTranslate } from '../../../src/browser/text/createTranslate'
import { $translate } from '../../../src/browser/text/text.model'
import { $idleness } from '../../../src/session/client/lifetime/idle.model'
import { $idleWarning } from '../../../src/shell/notices/idleWarning.model'
import { ScreenHost } from '../../../src/shell/routing/ScreenHost'
import { $open } from '../../../src/shell/routing/screen.model'
import { draw } from '../../ui/page'

const frames = {
  none: null,
  some: ({ children }: { children: ReactNode }) => <div className="frame">{children}</div>,
}

async function drawWarned(Frame: (typeof frames)[keyof typeof frames]) {
  const visited = { routeId: 'resetpassword' as const, params: {}, customerId: '' }
  const scope = fork({
    values: [
      [$translate, createTranslate('en', en)],
      [$open, { ...visited, Screen: () => <p>the screen</p>, Frame }],
      [$idleness, { kind: 'warning', seconds: 40 }],
      [$idleWarning, { seconds: 40, announcedSeconds: 60 }],
    ],
  })
  draw(
    <Provider value={scope}>
      <ScreenHost />
    </Provider>,
  )
  await act(() => import('../../../src/shell/notices/NoticesAlone'))
  return document.body.textContent ?? ''
}

test('a page without a frame warns of the idle end itself', async () => {
  expect(await drawWarned(frames.none)).toContain('40 Seconds remaining')
})

test('a page with a frame leaves that to it', async () => {
  expect(await drawWarned(frames.some)).not.toContain('Seconds remaining')
})
