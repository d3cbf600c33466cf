import { expect, test } from 'vitest'
import { readLens, worldOfLens } from '../../../../src/workbench/client/lens/lens'
import { stageRouteOf } from '../../../../src/workbench/client/menu/stageRouteOf'
import { visibleSubjects } from '../../../../src/workbench/client/menu/visibleSubjects'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()

test.each([
  { roles: 'cm', subject: 'entry normal/audience/audience.contacts', stands: 'audience.contacts' },
  { roles: 'viewer', subject: 'entry normal/audience/audience.contacts', stands: null },
  // Its menu entry is of another width; the screen is the same.
  { roles: 'cm', subject: 'entry simplified/simpleCreate/bumpers', stands: 'bumpers' },
  { roles: 'cm', subject: 'section normal/create', stands: 'programs.list' },
  { roles: 'admin', subject: 'section normal/create', stands: null },
  { roles: 'cm', subject: 'section normal/analytics', stands: null },
  { roles: 'cm', subject: 'route clips.list', stands: 'clips.list' },
  { roles: 'cm', subject: 'call listClips', stands: null },
])('$roles and $subject: the menu stands on $stands', ({ roles, subject, stands }) => {
  const world = worldOfLens(readLens({ roles }, tables), tables)
  const visible = visibleSubjects(tables.navigation, world)
  expect(stageRouteOf(subject, tables, world, visible)).toBe(stands)
})
