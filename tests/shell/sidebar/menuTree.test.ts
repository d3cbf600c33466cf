import { describe, expect, test } from 'vitest'
import { profilesFacts, viewportFacts } from '../../../generated/facts/access'
import { trees } from '../../../generated/facts/navigation'
import type { FlagId } from '../../../generated/facts/flags'
import type { RoleId } from '../../../generated/facts/roles'
import { worldOf } from '../../../src/access/worldOf'
import { headingFor, sectionOf, visibleSections } from '../../../src/shell/sidebar/menuTree'
import { aMenuCounts } from '../../support/customers'

type Viewport = keyof typeof viewportFacts

function worldFor(
  roles: RoleId[],
  viewport: Viewport = 'wide',
  flags: Partial<Record<FlagId, boolean>> = {},
) {
  return worldOf(roles, flags, viewportFacts[viewport] | profilesFacts.one)
}

const counts = aMenuCounts({
  inboxNewCount: 3,
  inboxLibraryCount: 120,
  recordingTasksCount: 2,
  crowdSourceRT: 5,
  programsForApprovalCount: 1,
  assetReqToRecordCount: 4,
  deliverablesCount: 7,
})

const menuOf = (world: ReturnType<typeof worldFor>) =>
  visibleSections(trees, world, null).map(({ id, entries }) => [
    id,
    ...entries.map((entry) => entry.id),
  ])

describe('sections show when one of their entries does', () => {
  test.each<{ roles: RoleId[]; viewport: Viewport; sections: string[] }>([
    {
      roles: ['viewer'],
      viewport: 'wide',
      sections: ['home', 'tasks', 'organization', 'integrations', 'analytics', 'profile'],
    },
    {
      roles: ['cc'],
      viewport: 'compact',
      sections: ['home', 'tasks', 'create', 'organization', 'integrations', 'analytics', 'profile'],
    },
    {
      roles: ['viewer'],
      viewport: 'tablet',
      sections: ['simpleHome', 'simpleTasks', 'simpleChannels', 'simpleDirectory'],
    },
    { roles: ['superAdmin'], viewport: 'wide', sections: ['support', 'supportProfile'] },
    { roles: ['superAdmin', 'cm'], viewport: 'tablet', sections: ['support', 'supportProfile'] },
    { roles: [], viewport: 'wide', sections: [] },
  ])('$roles on a $viewport window: $sections', ({ roles, viewport, sections }) => {
    expect(menuOf(worldFor(roles, viewport)).map(([id]) => id)).toEqual(sections)
  })

  test('hide-organization takes the section away from viewers', () => {
    const hidden = worldFor(['viewer'], 'wide', { hideOrganization: true })
    expect(menuOf(hidden).map(([id]) => id)).not.toContain('organization')
  })
})

describe('badges', () => {
  const sections = visibleSections(trees, worldFor(['viewer']), counts)
  const section = (id: string) => sections.find((each) => each.id === id)

  test('a parent sums its visible children only', () => {
    expect(section('tasks')?.entries.map(({ count }) => count)).toEqual([2, 4])
    expect(section('tasks')?.count).toBe(6)
  })

  test('zero shows no badge', () => {
    expect(section('home')?.entries.map(({ count }) => count)).toEqual([null, 3, null, null])
  })

  test('a failed call shows no badge, not 0', () => {
    const bare = visibleSections(trees, worldFor(['viewer']), null)
    expect(bare.flatMap(({ count, entries }) => [count, ...entries.map((e) => e.count)])).toEqual(
      bare.flatMap(({ entries }) => [null, ...entries.map(() => null)]),
    )
  })
})

describe('where one is', () => {
  const sections = visibleSections(trees, worldFor(['cm']), null)
  test.each([
    { routeId: 'clips.list' as const, section: 'create' },
    { routeId: 'script' as const, section: 'create' },
    { routeId: 'tasks.file' as const, section: 'tasks' },
    { routeId: 'resetpassword' as const, section: undefined },
    { routeId: null, section: undefined },
  ])('$routeId is in $section', ({ routeId, section }) => {
    expect(sectionOf(sections, routeId)?.id).toBe(section)
  })

  test('a screen that no menu leads to is where addresses begin as its own does', () => {
    const ofCreator = visibleSections(trees, worldFor(['cc']), null)
    expect(sectionOf(ofCreator, 'approvals.review')?.id).toBe('create')
  })
})

test.each([
  { routeId: 'super-admin.users' as const, heading: 'nav.heading.global' },
  { routeId: 'organization' as const, heading: 'nav.heading.organization' },
  { routeId: 'account.password' as const, heading: 'nav.heading.profile' },
])('a super-admin reads $heading over $routeId', ({ routeId, heading }) => {
  expect(headingFor(trees, worldFor(['superAdmin']), routeId)).toBe(heading)
})
