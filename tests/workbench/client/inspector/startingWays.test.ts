import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Predicate } from '../../../../codegen/read/manifest'
import { draftOf } from '../../../../codegen/workbench/draft'
import { readFolder } from '../../../../codegen/folder'
import { withFlag } from '../../../../src/workbench/client/inspector/predicate'
import { startingWays } from '../../../../src/workbench/client/inspector/startingWays'
import { accessesIn, findSubject } from '../../../../src/workbench/client/inspector/subject'
import { projectRoot } from '../../../support/projectRoot'
import { tablesOfProject } from '../../../support/workbench'

const named = {
  predicates: {
    top: [{ roles: ['admin', 'cm'] }, { roles: ['cc'], flags: { hidden: false } }],
    alone: { roles: ['cm'] },
  },
  groups: { normal: ['cc', 'cm'] },
}

test.each<{ replaced: Predicate[]; ways: object[] }>([
  { replaced: [{ roles: ['cm'] }], ways: [{ roles: ['cm'] }] },
  { replaced: ['$top'], ways: named.predicates.top },
  { replaced: ['$alone', '$top'], ways: named.predicates.top },
  { replaced: [{ roles: ['cc', 'cm'] }, { roles: ['$normal'] }], ways: [{ roles: ['cc', 'cm'] }] },
  { replaced: ['public'], ways: [{ roles: ['$normal'] }] },
  { replaced: [], ways: [{ roles: ['$normal'] }] },
])('own conditions in the place of $replaced begin with $ways', ({ replaced, ways }) => {
  expect(startingWays(replaced, named)).toEqual(ways)
})

describe('in the menu of the product', () => {
  const files = readFolder(join(projectRoot, 'manifest'))
  const tables = tablesOfProject()

  test.each(['entry normal/create/files.list', 'section normal/create'])(
    '%s can be hidden unless a new flag is set, and the manifest still holds',
    (subject) => {
      const found = findSubject(tables, subject)!
      const inherited =
        found.kind === 'section'
          ? accessesIn(found.row, tables)
          : [tables.routes.find(({ id }) => id === 'files.list')!.access]
      const access = startingWays(inherited, tables).map((way) => withFlag(way, 'fresh', true))
      const { problems } = draftOf(files, [
        { do: 'addFlag', id: 'fresh', default: false, meaning: 'New.' },
        { do: 'setAccess', of: subject, access },
      ])
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    },
  )
})
