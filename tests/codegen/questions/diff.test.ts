import { describe, expect, test } from 'vitest'
import { missingApprovals } from '../../../codegen/questions/changes/approvals'
import { diff, type AccessChange } from '../../../codegen/questions/diff'
import { editionWith, type Change } from './editions'

const before = editionWith()

const words = ({ kind, roles, subject, when, was, now, place }: AccessChange) =>
  [kind, roles.join(', '), subject, when && `when ${when}`, was && `${was} -> ${now}`, place]
    .filter(Boolean)
    .join(' ')
    .replaceAll('manifest/', '')

const changesOf = (...changes: readonly Change[]) => diff(before, editionWith(...changes))
const reported = (...changes: readonly Change[]) => changesOf(...changes).map(words)

const report = '[{ roles: [cm] }, { roles: [admin], flags: { beta: true } }]'
const inNavigation = (find: string, replace: string): Change => ['navigation.yaml', find, replace]
const inFootage = (find: string, replace: string): Change => [
  'features/footage.yaml',
  find,
  replace,
]

const staff = (roles: string) =>
  editionWith(
    ['roles.yaml', 'groups:', `groups:\n  staff: ${roles}`],
    inFootage(
      'title: nav.edit, access: { roles: [cm] }',
      'title: nav.edit, access: { roles: [$staff] }',
    ),
  )

/** A call that says this of access and of rows. */
const counting = (access: string, rows: string) =>
  editionWith(
    inFootage(', calls: [countClips]', ''),
    inFootage(
      'path: rest/clip/countClips\n    access: { roles: [$normal] }',
      `path: rest/clip/countClips\n    access: ${access}${rows && `\n    rows: ${rows}`}\n    unused: By nothing yet.`,
    ),
  )
const shortly = (change: AccessChange) => words(change).replace('features/footage.yaml', '')

describe('from one manifest to another', () => {
  test('nothing is told when nothing changed, wherever it stands', () => {
    expect(reported(['flags.yaml', 'flags:', '# Flags.\n\nflags:'])).toEqual([])
  })

  test.each<[claim: string, changes: readonly Change[], reported: readonly string[]]>([
    [
      'a clause more: who gains, when, and the clause',
      [
        inFootage(
          'title: nav.edit, access: { roles: [cm] }',
          'title: nav.edit, access: [{ roles: [cm] }, { roles: [admin, viewer], flags: { beta: true } }]',
        ),
      ],
      ['GAIN viewer, admin route clips.edit when beta features/footage.yaml:6:92'],
    ],
    [
      'a clause less: who loses, and the predicate',
      [inFootage(report, '{ roles: [cm] }')],
      ['LOSE admin route clips.report when beta features/footage.yaml:7:92'],
    ],
    [
      'both at once',
      [
        inFootage(
          'title: nav.edit, access: { roles: [cm] }',
          'title: nav.edit, access: { roles: [admin] }',
        ),
      ],
      [
        'GAIN admin route clips.edit features/footage.yaml:6:74',
        'LOSE cm route clips.edit features/footage.yaml:6:74',
      ],
    ],
    [
      'a named predicate changes all that cite it, at its own place',
      [['access.yaml', '        flags: { hideOrganization: false }\n', '']],
      ['GAIN viewer entry normal/organization/people.list when hideOrganization access.yaml:12:9'],
    ],
    [
      'a narrowing that goes away is told at the entry',
      [inNavigation('{ route: clips.report, access: { roles: [cm] } }', 'route: clips.report')],
      [
        'GAIN admin entry normal/create/clips.report when beta navigation.yaml:18:13',
        'GAIN admin entry simplified/simpleCreate/clips.report when beta navigation.yaml:18:13',
      ],
    ],
    [
      'a flag that defaults otherwise concerns customers who never set it',
      [['flags.yaml', 'hideOrganization: { default: false', 'hideOrganization: { default: true']],
      [
        'LOSE viewer entry normal/organization/people.list when hideOrganization unset flags.yaml:4:32',
      ],
    ],
    [
      'to everybody, signed in or not',
      [inFootage('title: nav.edit, access: { roles: [cm] }', 'title: nav.edit, access: public')],
      ['GAIN public route clips.edit features/footage.yaml:6:74'],
    ],
    [
      'a new route and entry are added, with those who have them, and nobody gains',
      [
        [
          'features/organisation.yaml',
          'routes:',
          'routes:\n  - { id: people.add, path: /people/add, title: nav.people, access: [{ roles: [cm] }, { roles: [admin], flags: { beta: true } }], from: spec §2 }',
        ],
        inNavigation('- route: people.list', '- route: people.list\n          - route: people.add'),
      ],
      [
        'ADDED admin route people.add when beta features/organisation.yaml:4:5',
        'ADDED cm route people.add features/organisation.yaml:4:5',
        'ADDED admin entry normal/organization/people.add when beta navigation.yaml:25:13',
        'ADDED cm entry normal/organization/people.add navigation.yaml:25:13',
      ],
    ],
    [
      'what is gone is told where it was',
      [
        inNavigation('          - route: people.roles\n', ''),
        [
          'features/organisation.yaml',
          'access: { roles: [admin, cm] }',
          'access: { roles: [admin, cm] }, unlisted: By hand.',
        ],
      ].slice(0, 1) as Change[],
      ['REMOVED admin, cm entry normal/organization/people.roles navigation.yaml:25:13'],
    ],
    [
      'neighbours that change places: only one of them moved',
      [
        inNavigation(
          '          - route: people.list\n          - route: people.roles\n',
          '          - route: people.roles\n          - route: people.list\n',
        ),
      ],
      [
        'MOVED entry normal/organization/people.list first -> after people.roles navigation.yaml:25:13',
      ],
    ],
    [
      'an entry that goes to another section keeps who sees it apart from the section',
      [
        inNavigation('          - route: people.roles\n', ''),
        inNavigation(
          '      - id: profile\n        title: nav.profile\n        icon: profile\n        entries:\n',
          '      - id: profile\n        title: nav.profile\n        icon: profile\n        entries:\n          - route: people.roles\n',
        ),
      ],
      [
        'ADDED admin, cm entry simplified/simpleProfile/people.roles navigation.yaml:29:13',
        'MOVED entry normal/profile/people.roles normal/organization -> normal/profile navigation.yaml:29:13',
      ],
    ],
    [
      'a route under another id is the same route, and so are its entries',
      [
        ['features/organisation.yaml', 'id: people.roles', 'id: people.rights'],
        inNavigation('route: people.roles', 'route: people.rights'),
      ],
      ['RENAMED route people.rights people.roles -> people.rights features/organisation.yaml:5:11'],
    ],
    [
      'a renaming does not hide that it widens',
      [
        [
          'features/organisation.yaml',
          'id: people.roles, path: /people/roles, title: nav.roles, icon: roles, access: { roles: [admin, cm] }',
          'id: people.rights, path: /people/roles, title: nav.roles, icon: roles, access: { roles: [$normal] }',
        ],
        inNavigation('route: people.roles', 'route: people.rights'),
      ],
      [
        'GAIN viewer route people.rights features/organisation.yaml:5:86',
        'GAIN viewer entry normal/organization/people.rights when !hideOrganization features/organisation.yaml:5:86',
        'RENAMED route people.rights people.roles -> people.rights features/organisation.yaml:5:11',
      ],
    ],
    [
      'a section under another id is the same section, and so are its entries',
      [inNavigation('id: organization\n', 'id: company\n')],
      [
        'RENAMED section normal/company normal/organization -> normal/company navigation.yaml:19:13',
      ],
    ],
    [
      'other words are told in each language',
      [
        ['text/en.yaml', 'people: Directory', 'people: Colleagues'],
        ['text/de.yaml', 'people: Verzeichnis', 'people: Kollegium'],
      ],
      [
        'RENAMED entry normal/organization/people.list de: Verzeichnis -> de: Kollegium text/de.yaml:12:13',
        'RENAMED entry normal/organization/people.list en: Directory -> en: Colleagues text/en.yaml:12:13',
      ],
    ],
    [
      'another key with other words',
      [inNavigation('label: nav.terms', 'label: nav.profile')],
      [
        'RENAMED entry normal/profile/profile.terms nav.terms -> nav.profile navigation.yaml:30:54',
        'RENAMED entry normal/profile/profile.terms de: Bedingungen -> de: Profil text/de.yaml:14:14',
        'RENAMED entry normal/profile/profile.terms en: Terms -> en: Profile text/en.yaml:14:14',
        'RENAMED entry simplified/simpleProfile/profile.terms nav.terms -> nav.profile navigation.yaml:30:54',
        'RENAMED entry simplified/simpleProfile/profile.terms de: Bedingungen -> de: Profil text/de.yaml:14:14',
        'RENAMED entry simplified/simpleProfile/profile.terms en: Terms -> en: Profile text/en.yaml:14:14',
      ],
    ],
    [
      'what reads otherwise and decides the same',
      [
        ['access.yaml', '[admin, cm]', '[cm, admin]'],
        inFootage(report, '[{ roles: [admin], flags: { beta: true } }, { roles: [cm] }]'),
      ],
      [
        'SAME predicate organizationTop access.yaml:11:7',
        'SAME route clips.report features/footage.yaml:7:92',
      ],
    ],
    [
      'a call is a subject like any other',
      [
        ['features/session.yaml', 'routes:', 'routes:'],
        inFootage(
          'path: rest/clip/countClips\n    access: { roles: [$normal] }',
          'path: rest/clip/countClips\n    access: { roles: [superAdmin, $normal] }',
        ),
      ],
      ['GAIN superAdmin call countClips features/footage.yaml:23:13'],
    ],
  ])('%s', (_, changes, lines) => {
    expect(reported(...changes)).toEqual(lines)
  })

  const everybody = '{ roles: [$normal] }'
  const onBeta = '[{ roles: [cm] }, { roles: [admin, viewer], flags: { beta: true } }]'

  test.each<[claim: string, was: string, is: string, reported: readonly string[]]>([
    [
      'more by role, each at its own line',
      '',
      '{ cm: customer, admin: shared }',
      [
        'GAIN admin call countClips their own rows -> their own rows and shared ones :24:34',
        'GAIN cm call countClips their own rows -> all rows of the customer :24:17',
      ],
    ],
    [
      'one more, one fewer, and one as before',
      '{ cm: customer, admin: customer, viewer: shared }',
      '{ cm: shared, admin: customer, viewer: customer }',
      [
        'GAIN viewer call countClips their own rows and shared ones -> all rows of the customer :24:50',
        'LOSE cm call countClips all rows of the customer -> their own rows and shared ones :24:17',
      ],
    ],
    [
      'one for everybody instead of by role',
      '{ cm: customer }',
      'customer',
      ['GAIN viewer, admin call countClips their own rows -> all rows of the customer :24:11'],
    ],
    [
      'nothing any more: their own',
      'shared',
      '',
      [
        'LOSE viewer, admin, cm call countClips their own rows and shared ones -> their own rows :19:5',
      ],
    ],
    ['the same in other words', '{ admin: own, cm: shared }', '{ cm: shared }', []],
  ])('rows of a call: %s', (_, was, is, lines) => {
    expect(diff(counting(everybody, was), counting(everybody, is)).map(shortly)).toEqual(lines)
  })

  test('more rows are told under the condition of the call, for two roles as for one', () => {
    const changes = diff(counting(onBeta, ''), counting(onBeta, '{ admin: customer }'))
    expect(changes.map(({ roles, when }) => [...roles, when])).toEqual([
      ['admin', 'beta'],
      ['admin and cm', ''],
    ])
  })

  test('rows are not told of who could not make the call: gaining it says enough', () => {
    const changes = diff(
      counting('{ roles: [cm] }', ''),
      counting(everybody, '{ admin: customer }'),
    )
    expect(changes.map(words)).toEqual([
      'GAIN viewer, admin call countClips features/footage.yaml:23:13',
    ])
  })

  test('a group that grows is told at the group', () => {
    expect(diff(staff('[cm]'), staff('[cm, admin]')).map(words)).toEqual([
      'GAIN admin route clips.edit roles.yaml:14:10',
    ])
  })

  test('more for two roles together than for each is told of both', () => {
    const apart = [
      inNavigation('access: $organizationTop', 'access: { roles: [admin] }'),
      inNavigation('- route: people.list', '- { route: people.list, access: { roles: [viewer] } }'),
    ]
    const closed = [
      ...apart,
      inNavigation('access: { roles: [viewer] }', 'access: { roles: [cm] }'),
    ]
    const changes = diff(editionWith(...closed), editionWith(...apart)).filter(
      ({ kind }) => kind === 'GAIN',
    )
    expect(changes.map(({ roles }) => roles)).toEqual([['viewer and admin']])
  })
})

const wider = inFootage(
  'title: nav.edit, access: { roles: [cm] }',
  'title: nav.edit, access: { roles: [cm, admin, viewer] }',
)
const approved = (line: string): Change => [
  'access.yaml',
  'predicates:',
  `approvals:\n${line}\n\npredicates:`,
]
const approval = (widens: string, roles: string) =>
  approved(
    `  - { widens: ${widens}, for: ${roles}, by: Ada, on: '2026-11-21', because: Asked for. }`,
  )
const unapproved = (...changes: readonly Change[]) => {
  const after = editionWith(...changes)
  return missingApprovals(diff(before, after), after, '2026-11-21')
}

describe('a gain', () => {
  test('needs an approval, and the line that would approve it is told', () => {
    expect(unapproved(wider)).toEqual([
      'approvals:',
      `  - { widens: route clips.edit, for: [viewer, admin], by: your name, on: '2026-11-21', because: why }`,
    ])
  })

  test('is approved by that very line', () => {
    const [, line] = unapproved(wider)
    expect(unapproved(wider, approved(line!))).toEqual([])
  })

  test.each([
    ['covers the subject and all roles', approval('route clips.edit', '[admin, viewer]'), true],
    ['leaves out a role', approval('route clips.edit', '[admin]'), false],
    ['is of another subject', approval('route clips.add', '[admin, viewer]'), false],
    ['is for everybody', approval('route clips.edit', '[public]'), true],
  ])('with an approval that %s', (_, change, isEnough) => {
    expect(unapproved(wider, change).length === 0).toBe(isEnough)
  })

  test('of rows needs one as well, and fewer rows need none', () => {
    const rows: Change = inFootage(
      'path: rest/clip/countClips',
      'path: rest/clip/countClips\n    rows: { cm: customer }',
    )
    const [, line] = unapproved(rows)
    expect(line).toContain('widens: call countClips, for: [cm]')
    expect(unapproved(rows, approved(line!))).toEqual([])
    const back = diff(editionWith(rows), before)
    expect(back.map(({ kind, needsApproval }) => [kind, needsApproval])).toEqual([['LOSE', false]])
  })

  test('is not covered by an approval that was there before', () => {
    const change = approval('route clips.edit', '[admin, viewer]')
    const after = editionWith(wider, change)
    expect(diff(editionWith(change), after).map(({ needsApproval }) => needsApproval)).toEqual([
      true,
    ])
  })

  test('of an entry is covered by the approval of its route, and only the route is asked for', () => {
    const roles: Change = [
      'features/organisation.yaml',
      'access: { roles: [admin, cm] }',
      'access: { roles: [$normal] }',
    ]
    expect(unapproved(roles)).toEqual([
      'approvals:',
      expect.stringContaining('widens: route people.roles, for: [viewer]'),
    ])
    expect(unapproved(roles, approval('route people.roles', '[viewer]'))).toEqual([])
    expect(
      unapproved(roles, approval('entry normal/organization/people.roles', '[viewer]')),
    ).toHaveLength(2)
  })

  test('for two roles together is covered when both are named', () => {
    const ways = [
      {
        kind: 'GAIN',
        subject: 'route a',
        roles: ['viewer and admin'],
        when: '',
        place: '',
        needsApproval: true,
      },
    ] as const
    expect(missingApprovals(ways, before, '2026-11-21')[1]).toContain('for: [viewer, admin]')
  })

  test('is all that needs one', () => {
    const changes = changesOf(inFootage(report, '{ roles: [cm] }'), [
      'features/organisation.yaml',
      'routes:',
      'routes:\n  - { id: people.add, path: /people/add, title: nav.people, access: { roles: [viewer] }, from: spec §2, unlisted: New. }',
    ])
    expect(changes.map(({ kind, needsApproval }) => [kind, needsApproval])).toEqual([
      ['LOSE', false],
      ['ADDED', false],
    ])
  })
})
