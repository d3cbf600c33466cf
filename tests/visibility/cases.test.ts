import { describe, expect, test } from 'vitest'
import { trees, controls } from '../../generated/facts/navigation'
import { getTranslations } from '../../generated/facts/features/session'
import { routes } from '../../generated/facts/routes'
import { calls } from '../../generated/wiring/calls'
import { canAll } from '../../src/access/can'
import { cases, deciding, differences, rulesOf } from './cases'

const subjects = [...new Set(cases.map(({ subject }) => subject))].map((subject) => ({
  subject,
  own: cases.filter((each) => each.subject === subject),
}))

/** Nobody need be signed in. */
const isOpen = (subject: string) => canAll(rulesOf(subject), { roles: 0, flags: 0, facts: 0 })

describe('the generated cases (MC/DC)', () => {
  test.each(subjects)('of $subject: each is answered as it says', ({ subject, own }) => {
    for (const { condition, outcome, world } of own)
      expect({ condition, world, is: canAll(rulesOf(subject), world) ? 'yes' : 'no' }).toEqual({
        condition,
        world,
        is: outcome,
      })
  })

  test.each(subjects)(
    'of $subject: each condition is met and not met by two people who differ in it alone',
    ({ own }) => {
      for (const condition of new Set(own.map((each) => each.condition))) {
        const [allowed, refused, ...more] = own.filter((each) => each.condition === condition)
        expect(more).toEqual([])
        expect([allowed!.outcome, refused!.outcome]).toEqual(['yes', 'no'])
        expect(differences(allowed!.world, refused!.world)).toBe(1)
      }
    },
  )

  test.each(subjects)(
    'of $subject: whatever decides alone in any world has a case',
    ({ subject, own }) => {
      const rules = rulesOf(subject)
      const reported = [
        ...new Set(
          own.map(({ condition }) => condition.replace(/(?<=^(viewport|profiles)) .*/, '')),
        ),
      ]
      expect(reported.toSorted()).toEqual(deciding(rules).toSorted())
    },
  )

  test('are there for every entry, page and call that not everybody may have', () => {
    const everything = [
      ...Object.keys(routes).map((id) => `route ${id}`),
      ...[...Object.keys(calls), getTranslations.id].map((id) => `call ${id}`),
      ...Object.keys(controls).map((id) => `control ${id}`),
      ...trees.flatMap((tree) =>
        tree.sections.flatMap((section) =>
          section.entries.map((entry) => `entry ${tree.id}/${section.id}/${entry.id}`),
        ),
      ),
    ]
    expect(subjects.map(({ subject }) => subject).toSorted()).toEqual(
      everything.filter((subject) => !isOpen(subject)).toSorted(),
    )
  })
})
