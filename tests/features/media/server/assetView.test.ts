import { expect, test } from 'vitest'
import { presentTracks, type Looking } from '../../../../src/features/media/server/assetView'

const services = { media: { origin: '', addresses: { pathOf: (key: string) => key } } }
const looking = { now: new Date(), member: { userId: 'maya' }, services } as unknown as Looking

test('whatever a film said of itself when it was read, no more is told with each take', () => {
  const renditions = Array.from({ length: 400 }, (_, no) => ({
    kind: 'caption' as const,
    key: `media/c/a/caption-${no}.vtt`,
    lang: 'x-long'.repeat(100),
    label: 'said '.repeat(1000),
  }))
  const captions = presentTracks({ addressRev: 0, renditions }, looking)
  expect(captions).toHaveLength(32)
  expect(captions.map(({ lang, label }) => Math.max(lang.length, label.length))).toEqual(
    Array.from(captions, () => 200),
  )
})
