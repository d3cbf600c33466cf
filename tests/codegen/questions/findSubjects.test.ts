import { describe, expect, test } from 'vitest'
import { findSubjects, nearestSubject } from '../../../codegen/questions/findSubjects'
import { nameOf } from '../../../codegen/questions/subjects'
import { editionWith } from './editions'

const { model } = editionWith()

describe('somebody who asks about', () => {
  test.each([
    [
      '/clips/list',
      [
        'route clips.list',
        'entry normal/create/clips.list',
        'entry simplified/simpleCreate/clips.list',
      ],
    ],
    ['/clips/edit/7', ['route clips.edit']],
    ['/clips/edit/{id}', ['route clips.edit']],
    ['/clips/edit/7?tab=2#top', ['route clips.edit']],
    ['/clips/add', ['route clips.add', 'control quickRecord']],
    ['clips.edit', ['route clips.edit']],
    ['countClips', ['call countClips']],
    ['quickRecord', ['control quickRecord']],
    ['route people.list', ['route people.list']],
    ['people.list', ['route people.list', 'entry normal/organization/people.list']],
    ['entry normal/organization/people.list', ['entry normal/organization/people.list']],
    ['normal/organization/people.list', ['entry normal/organization/people.list']],
    ['organization/people.list', ['entry normal/organization/people.list']],
    [
      'profile.logOut',
      ['entry normal/profile/profile.logOut', 'entry simplified/simpleProfile/profile.logOut'],
    ],
    ['normal/create', ['section normal/create']],
    ['organization', ['section normal/organization']],
  ])('%s means %j', (asked, names) => {
    expect(findSubjects(model, asked).map(nameOf)).toEqual(names)
  })

  test('an address with words before parameters means the route that says them', () => {
    expect(findSubjects(model, '/clips/edit/report').map(nameOf)[0]).toBe('route clips.report')
  })

  test.each(['/clips/edit', '/clips/edit/', '/clips/edit/7/8', 'clips', 'route countClips', ''])(
    '%j means nothing',
    (asked) => {
      expect(findSubjects(model, asked)).toEqual([])
    },
  )

  test.each([
    ['/clips/lst', '/clips/list'],
    ['clips.lst', 'clips.list'],
    ['countClip', 'countClips'],
    ['quickrecrd', 'quickRecord'],
    ['route people.lists', 'route people.list'],
    ['entry normal/organisation/people.list', 'entry normal/organization/people.list'],
    ['organisation', 'organization'],
    ['nothing like it at all', undefined],
  ])('%s, which is not there, probably means %s', (asked, nearest) => {
    expect(nearestSubject(model, asked)).toBe(nearest)
  })
})
