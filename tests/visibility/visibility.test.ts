import { describe, expect, test } from 'vitest'
import { routes } from '../../generated/facts/routes'
import { can } from '../../src/access/can'
import { worldOf } from '../../src/access/worldOf'
import { compiledCalls, compiledMenu, compiledRoutes, spokenMenu } from './compiled'
import { interpretCalls, interpretMenu, interpretRoutes } from './interpreter'
import { isSigned, readMenuTables, readPages, signedMenu } from './table'
import { flagCombinations, roleIds, roleSets, viewports } from './worlds'

const tables = readMenuTables()
const pages = readPages()

describe('the compiled predicates read the manifest as it stands', () => {
  test.each(
    viewports.flatMap((viewport) => ['one', 'many'].map((profiles) => ({ viewport, profiles }))),
  )(
    'for every set of roles and every combination of flags on a $viewport screen with $profiles profiles',
    (facts) => {
      const differing = roleSets.flatMap((roles) =>
        flagCombinations.flatMap((flags) => {
          const person = { roles, flags, facts }
          const same =
            compiledMenu(person).join() === interpretMenu(person).join() &&
            compiledRoutes(person).toSorted().join() ===
              interpretRoutes(person).toSorted().join() &&
            compiledCalls(person).toSorted().join() ===
              interpretCalls(person)
                .filter((id) => id !== 'getTranslations')
                .toSorted()
                .join()
          return same ? [] : [{ roles, flags }]
        }),
      )
      expect(differing).toEqual([])
    },
  )
})

describe("QA's tables", () => {
  test.each(roleIds.flatMap((role) => viewports.map((viewport) => ({ role, viewport }))))(
    '$role sees exactly the signed menu on a $viewport screen, whatever the flags',
    ({ role, viewport }) => {
      for (const flags of flagCombinations)
        expect(spokenMenu({ roles: [role], flags, facts: { viewport, profiles: 'many' } })).toEqual(
          signedMenu(tables, role, flags, viewport),
        )
    },
  )

  test('name every page of the manifest, and no other', () => {
    expect(Object.keys(pages).toSorted()).toEqual(
      Object.values(routes)
        .map(({ path }) => path)
        .toSorted(),
    )
  })

  test.each(Object.values(routes).map(({ path, access }) => ({ path, access })))(
    '$path opens to exactly those who are signed for it, whatever the flags',
    ({ path, access }) => {
      for (const role of roleIds)
        for (const flags of flagCombinations) {
          const opened = can(access, worldOf([role], flags))
          expect({ role, flags, opened }).toEqual({
            role,
            flags,
            opened: isSigned(pages[path], role, flags),
          })
        }
    },
  )
})

describe('what holds in every world', () => {
  const worlds = roleSets.flatMap((roles) => flagCombinations.map((flags) => ({ roles, flags })))

  test('more roles never remove an entry, unless one of them stands alone', () => {
    for (const { roles, flags } of worlds) {
      if (roles.includes('superAdmin')) continue
      const facts = { viewport: 'wide', profiles: 'many' }
      const together = new Set(compiledMenu({ roles, flags, facts }))
      const apart = roles.flatMap((role) => compiledMenu({ roles: [role], flags, facts }))
      expect(apart.filter((entry) => !together.has(entry))).toEqual([])
    }
  })

  test('a super-admin never sees a normal entry, whatever other roles the account has', () => {
    for (const { roles, flags } of worlds.filter((world) => world.roles.includes('superAdmin')))
      for (const viewport of viewports)
        expect(compiledMenu({ roles, flags, facts: { viewport, profiles: 'one' } })).toEqual(
          compiledMenu({ roles: ['superAdmin'], flags, facts: { viewport, profiles: 'one' } }),
        )
  })
})
