import { expect, test } from 'vitest'
import type { Auth, FeatureFile, Manifest } from '../../../codegen/read/manifest'
import { withDefaults } from '../../../codegen/read/withDefaults'

const defaults = { access: '$creators', rows: 'customer', from: 'decided' } as const

const read = (said: object): FeatureFile =>
  withDefaults({ features: [{ defaults, ...said }] } as unknown as Manifest).features[0]!

const callOf = (said: object) => {
  const { calls } = read({ calls: [{ id: 'listClips', ...said }] })
  const { access, rows, from } = calls![0]!
  return { access, rows, from }
}

test.each<[Auth | undefined, object]>([
  [undefined, defaults],
  ['bearer', defaults],
  ['analytics', defaults],
  ['guest', { from: 'decided' }],
  ['none', { from: 'decided' }],
])('a call that %s lets in has of the defaults what it can have', (auth, expected) => {
  expect(callOf({ auth })).toEqual({ access: undefined, rows: undefined, ...expected })
})

test('what a call says itself stays', () => {
  const own = { access: 'public', rows: { cm: 'shared' }, from: 'spec §2' }
  expect(callOf(own)).toEqual(own)
  expect(callOf({ rows: 'own' })).toEqual({ ...defaults, rows: 'own' })
})

test('a route has who may open it, and no rows', () => {
  expect(read({ routes: [{ id: 'clips.list' }] }).routes).toEqual([
    { id: 'clips.list', access: '$creators', from: 'decided' },
  ])
})

test.each(['entities', 'data', 'notices'])('%s have only where they are stated', (kind) => {
  expect(read({ [kind]: { One: {}, Two: { from: 'spec §3' } } })).toMatchObject({
    [kind]: { One: { from: 'decided' }, Two: { from: 'spec §3' } },
  })
})

test('a file without defaults is as it was', () => {
  const route = { id: 'clips.list', access: 'public', from: 'decided' }
  expect(read({ defaults: undefined, routes: [route] }).routes).toEqual([route])
})
