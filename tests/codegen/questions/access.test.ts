import { expect, test } from 'vitest'
import { accessOf } from '../../../codegen/questions/access'
import { grantsOf } from '../../../codegen/questions/grants'
import { spaceOf } from '../../../codegen/questions/vocabulary'
import type { ClauseEntry } from '../../../codegen/read/manifest'
import { compile } from '../../../codegen/resolve/rule'
import { editionWith } from './editions'

const { model } = editionWith()

/** Whom rules allow that must all hold. */
function allowed(...predicates: readonly (readonly ClauseEntry[])[]): string[] {
  const rules = predicates.map((predicate) => compile(predicate, model.manifest, model.bits))
  const space = spaceOf({ model, rules })
  return grantsOf(accessOf(model, [rules], space), space).map(({ roles }) => roles.join(' and '))
}

const of = (...roles: readonly string[]) => ({ roles })

test.each([
  ['one rule: each of its roles', [[of('viewer', 'cm')]], ['viewer', 'cm']],
  [
    'a role in every rule is enough',
    [[of('viewer', 'cm')], [of('cm', 'admin')]],
    ['cm', 'viewer and admin'],
  ],
  [
    'three rules may take three roles',
    [[of('viewer')], [of('admin')], [of('cm')]],
    ['viewer and admin and cm'],
  ],
  ['an exclusive role is never beside another', [[of('superAdmin')], [of('viewer')]], []],
  [
    'without roles nobody need be signed in',
    [[{ flags: { beta: true } }], [of('cm'), { flags: { beta: true } }]],
    [''],
  ],
  [
    'clauses that exclude each other allow nobody',
    [[{ ...of('cm'), flags: { beta: true } }], [{ ...of('cm'), flags: { beta: false } }]],
    [],
  ],
  [
    'a pair that only has what one of them has is left out',
    [[of('cm'), { ...of('viewer'), flags: { beta: true } }], [of('cm', 'admin')]],
    ['cm', 'viewer and admin'],
  ],
])('%s', (_, predicates, sets) => {
  expect(allowed(...predicates)).toEqual(sets)
})
