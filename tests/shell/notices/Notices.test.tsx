// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import en from '../../../generated/assets/i18n/en.json'
import { createTranslate } from '../../../src/browser/text/createTranslate'
import { $translate } from '../../../src/browser/text/text.model'
import { $idleness, activityNoticed } from '../../../src/session/client/lifetime/idle.model'
import { $idleWarning } from '../../../src/shell/notices/idleWarning.model'
import { Notices } from '../../../src/shell/notices/Notices'
import { $notices } from '../../../src/shell/notices/notices.model'
import { click, draw, find } from '../../ui/page'

const reported = {
  id: '1',
  no: 1,
  tone: 'info',
  text: { words: 'Moved' },
  action: null,
  isPersistent: false,
  remainingMs: 5000,
} as const

function drawWarning(seconds: number, announcedSeconds: number) {
  const scope = fork({
    values: [
      [$translate, createTranslate('en', en)],
      [$notices, [reported]],
      [$idleness, { kind: 'warning', seconds }],
      [$idleWarning, { seconds, announcedSeconds }],
    ],
  })
  draw(
    <Provider value={scope}>
      <Notices />
    </Provider>,
  )
  return scope
}

test.each([60, 30, 1])('the warning reads "%i Seconds remaining", to the letter', (seconds) => {
  drawWarning(seconds, 60)
  expect(find('p', 'Seconds').textContent).toBe(`${seconds} Seconds remaining`)
})

test('screen readers are told what was announced, not every second', () => {
  drawWarning(41, 60)
  const text = find('p', 'Seconds')
  expect(text.getAttribute('aria-live')).toBe('off')
  expect(find('[role=status] span', 'Seconds').textContent).toBe('60 Seconds remaining')
})

test('its button comes first, says so and is activity; the warning cannot be waved away', async () => {
  const scope = drawWarning(41, 60)
  let noticed = 0
  createWatch({ unit: activityNoticed, scope, fn: () => void (noticed += 1) })
  expect(document.querySelector('button')?.textContent).toBe('Stay signed in')
  expect(find('li', 'Seconds').querySelectorAll('button')).toHaveLength(1)
  click(find('button', 'Stay signed in'))
  await allSettled(scope)
  expect(noticed).toBe(1)
})
