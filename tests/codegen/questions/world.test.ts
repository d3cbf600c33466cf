import { expect, test } from 'vitest'
import { lensOf, worldOf, type Lens } from '../../../codegen/questions/world'
import { realEdition } from './editions'
import { everybody, places } from './everyWorld'

const { model } = realEdition()

test('a person and place in words is the world that the product sees, and the other way round', () => {
  const wrong = everybody.flatMap(({ held, worlds }) =>
    worlds.filter((world, index) => {
      const lens = { roles: held, ...places[index]! }
      const isSame = JSON.stringify(worldOf(lens, model)) === JSON.stringify(world)
      return !isSame || JSON.stringify(lensOf(world, model)) !== JSON.stringify(inOrder(lens))
    }),
  )
  expect(wrong).toEqual([])
})

const inOrder = ({ roles, flags, facts }: Lens): Lens => ({ roles, flags, facts })

test('an exclusive role leaves no other beside it', () => {
  const lens = { roles: ['cm', 'superAdmin'], flags: [], facts: {} }
  expect(lensOf(worldOf(lens, model), model).roles).toEqual(['superAdmin'])
})

test('a fact that is not given has the last of its values', () => {
  const lens = { roles: ['cm'], flags: [], facts: {} }
  expect(lensOf(worldOf(lens, model), model).facts).toEqual({ viewport: 'wide', profiles: 'many' })
})
