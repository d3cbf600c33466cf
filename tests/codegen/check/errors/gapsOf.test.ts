import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gapsOf } from '../../../../codegen/check/errors/gapsOf'
import { compileManifest } from '../../../../codegen/compile'
import { readFolder } from '../../../../codegen/folder'
import { projectRoot } from '../../../support/projectRoot'
import { baseManifest } from '../../support'

test('only the default catches what no rule matches, one example for each outcome and kind of call', () => {
  const gaps = gapsOf(compileManifest(baseManifest()).manifest!)
  expect(gaps.map(({ described }) => described)).toEqual([
    'countClips answered with status 418',
    'countClips refused in the envelope',
    'countClips not reaching the server',
    'countClips getting no answer in time',
    'countClips answered with something malformed',
    'signIn answered with status 418',
    'signIn refused in the envelope',
    'signIn not reaching the server',
    'signIn getting no answer in time',
    'signIn answered with something malformed',
  ])
})

test('the rules of the product leave nothing to the default', () => {
  const { manifest } = compileManifest(readFolder(join(projectRoot, 'manifest')))
  expect(gapsOf(manifest!)).toEqual([])
})
