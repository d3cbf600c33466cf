import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../codegen/resolve/rule'
import { anyRule, everyWorld } from './world'
import { sized } from '../../support/sizes'

test('a rule that lets somebody in lets them in with more roles too', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 1, max: 15 }), (rule, more) => {
      const lost = everyWorld.filter(
        (world) => holds(rule, world) && !holds(rule, { ...world, roles: world.roles | more }),
      )
      expect(lost).toEqual([])
    }),
    sized(300),
  )
})
