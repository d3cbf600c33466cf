import { expect, test } from 'vitest'
import { actsWith, kindByName } from '../../../src/features/files/file'

test.each([
  ['Harbour.JPG', 'image'],
  ['northwind-logo.png', 'logo'],
  ['Northwind wordmark.webp', 'logo'],
  ['catalogology.png', 'image'],
  ['mark.svg', 'logo'],
  ['deck.pptx', 'document'],
  ['tune.flac', 'music'],
  ['Inter.woff2', 'font'],
  ['talk.vtt', 'subtitle'],
  ['film.mp4', 'other'],
  ['nothing', 'other'],
])('%s seems to be of kind %s', (name, kind) => {
  expect(kindByName(name)).toBe(kind)
})

const own = { mayChange: true, isTrashed: false } as const

test.each([
  [{ ...own, assetState: 'ready' }, ['edit', 'newVersion', 'trash']],
  [{ ...own, assetState: 'rejected', failReason: 'isVideo' }, ['edit', 'toFootage', 'trash']],
  [{ ...own, assetState: 'failed' }, ['edit', 'retry', 'trash']],
  [{ ...own, assetState: 'uploading', uploadState: 'open' }, ['edit', 'cancelUpload', 'trash']],
  [{ ...own, isTrashed: true, assetState: 'ready' }, ['restore', 'erase']],
  [{ ...own, mayChange: false, assetState: 'ready' }, []],
] as const)('%o allows %o', (parts, acts) => {
  expect(actsWith(parts)).toEqual(acts)
})
