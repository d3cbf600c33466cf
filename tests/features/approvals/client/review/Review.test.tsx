// @vitest-environment jsdom
// The keys of the film work on the whole review page, beside those of the review.
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import '../../../../../src/features/approvals/client/approvals.model'
import { Review } from '../../../../../src/features/approvals/client/review/Review'
import { browserEdge } from '../../../../support/browserEdge'
import { draw, find, focus, press } from '../../../../ui/page'

// jsdom has no films.
Object.defineProperties(HTMLMediaElement.prototype, {
  canPlayType: { value: () => 'maybe' },
  load: { value: () => undefined },
  duration: { get: () => 60 },
  play: {
    value(this: HTMLMediaElement) {
      this.dataset['plays'] = 'yes'
      return Promise.resolve()
    },
  },
})

const version = {
  versionId: 'v1',
  versionNo: 1,
  kind: 'rendered' as const,
  durationMs: 60_000,
  bodyEndMs: 60_000,
  isIncomplete: false,
  emptySlots: 0,
  madeAt: '2026-02-01T00:00:00.000Z',
  film: {
    title: 'Film',
    sha256: 'a'.repeat(64),
    firstPictureS: 0,
    hasSound: true,
    state: 'ready' as const,
    sources: [{ kind: 'mp4' as const, url: 'http://media.test/a.mp4' }],
    width: 1280,
    height: 720,
    fps: 25,
    durationMs: 60_000,
  },
}

function open() {
  const scope = fork({ handlers: browserEdge().handlers })
  draw(
    <Provider value={scope}>
      <Review version={version} />
    </Provider>,
  )
  const video = find<HTMLVideoElement>('video')
  video.currentTime = 30
  return video
}

test.each([
  { key: 'j', toS: 20 },
  { key: 'l', toS: 40 },
  { key: 'ArrowLeft', toS: 25 },
  { key: 'ArrowRight', toS: 35 },
])('$key jumps wherever the focus is', ({ key, toS }) => {
  const video = open()
  press(key)
  expect(video.currentTime).toBe(toS)
})

test.each(['k', ' '])('%j plays wherever the focus is, but in a field', (key) => {
  const video = open()
  focus(find('textarea'))
  press(key)
  expect(video.dataset['plays']).toBe(undefined)
  find('textarea').blur()
  press(key)
  expect(video.dataset['plays']).toBe('yes')
})

test('what the review does with a key comes before the film', async () => {
  open()
  press('c')
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(find('textarea'))
})
