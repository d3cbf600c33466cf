import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessLaws } from '../../../codegen/check/accessLaws'
import { createCheckContext } from '../../../codegen/check/createCheckContext'
import type { ProblemCode } from '../../../codegen/problems/problem'
import type { ClauseEntry, Manifest, MenuEntry, Predicate } from '../../../codegen/read/manifest'
import { readManifest } from '../../../codegen/read/readManifest'
import { baseManifest } from '../support'
import { tried } from './tried'
import { sized } from '../../support/sizes'

const base = readManifest(baseManifest()).manifest!

const anyClause: fc.Arbitrary<ClauseEntry> = fc.record(
  {
    roles: fc.subarray(['superAdmin', 'viewer', 'cm', '$normal'], { minLength: 1 }),
    flags: fc.record({ hideOrganization: fc.boolean() }),
    facts: fc.record({ viewport: fc.constantFrom('tablet', 'wide') }),
  },
  { requiredKeys: ['roles'] },
)
const anyAccess: fc.Arbitrary<Predicate> = fc.oneof(
  fc.constantFrom<Predicate>('$organizationTop', { roles: ['$normal'] }, { roles: ['cm'] }),
  fc.array(anyClause, { minLength: 1, maxLength: 2 }),
)
const perhaps = fc.option(anyAccess, { nil: undefined })

/** The base manifest with any access wherever one may stand. */
const anyManifest: fc.Arbitrary<Manifest> = fc
  .record({
    routes: fc.array(anyAccess, { minLength: 2, maxLength: 2 }),
    call: anyAccess,
    section: perhaps,
    entries: fc.tuple(perhaps, perhaps, anyAccess, anyAccess),
    control: anyAccess,
    isDirect: fc.boolean(),
  })
  .map(({ routes, call, section, entries, control, isDirect }): Manifest => ({
    ...base,
    features: base.features.map((feature) =>
      feature.name === 'footage'
        ? {
            ...feature,
            routes: feature.routes!.map((route, no) => ({ ...route, access: routes[no]! })),
            calls: feature.calls!.map((own) => ({ ...own, access: call })),
          }
        : feature,
    ),
    navigation: {
      controls: {
        signOutByIcon: { ...base.navigation.controls['signOutByIcon']!, access: control },
      },
      trees: base.navigation.trees.map((tree) => ({
        ...tree,
        sections: tree.sections.map((body) =>
          body.id === 'create' && body.sameAs === undefined
            ? {
                ...body,
                ...(section && { access: section }),
                ...(isDirect && { whenSingle: 'direct' as const }),
                entries: body.entries.map((entry, no) => withAccess(entry, entries[no])),
              }
            : body,
        ),
      })),
    },
  }))

function withAccess(entry: MenuEntry, access: Predicate | undefined): MenuEntry {
  const { access: own, ...rest } = entry
  if (own === undefined && access === undefined) return entry
  return access === undefined ? rest : { ...rest, access }
}

const proved: ReadonlySet<ProblemCode> = new Set([
  'ENTRY-WIDER',
  'CALL-ACCESS',
  'NAV-EMPTY',
  'NAV-NEVER',
  'NAV-ORPHAN',
  'LOGOUT-NONE',
  'NAV-SINGLE',
  'PERSONA-CLOSED',
  'PRED-VACUOUS',
])

function reported(manifest: Manifest): string[] {
  const checkContext = createCheckContext(manifest)
  return (
    accessLaws
      .flatMap((law) => law(checkContext))
      .filter(({ code }) => proved.has(code))
      // Of an access of which only a part is idle, trying everybody says nothing.
      .filter(({ code, path }) => code !== 'PRED-VACUOUS' || path.at(-1) === 'access')
      .map(({ code, file, path }) => `${code} ${file} ${path.join('.')}`)
      .sort()
  )
}

test('what the laws tell is what trying everybody everywhere finds, wherever access is changed', () => {
  fc.assert(
    fc.property(anyManifest, (manifest) => {
      expect(reported(manifest)).toEqual(tried(manifest))
    }),
    sized(150),
  )
})

test('the base manifest, as it stands, breaks no law', () => {
  expect(reported(base)).toEqual([])
  expect(tried(base)).toEqual([])
})
