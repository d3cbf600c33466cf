import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessChange } from '../../codegen/questions/diff'
import type { Explanation } from '../../codegen/questions/explain'
import type { Permission } from '../../codegen/questions/whoCan'

/** A project of its own under git, with the manifest that questions are asked of. */
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'manifest-'))
  cpSync(resolve(import.meta.dirname, 'questions/manifest'), join(project, 'manifest'), {
    recursive: true,
  })
  git('init', '--quiet', '--initial-branch=main')
  commit('The first state')
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

function git(...args: readonly string[]): string {
  const who = [
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@demo.example',
    '-c',
    'commit.gpgsign=false',
  ]
  return execFileSync('git', [...who, ...args], { cwd: project, encoding: 'utf8' })
}

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', subject)
}

function manifest(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('codegen/bin.mjs'), 'manifest', ...args],
    { cwd: project, encoding: 'utf8' },
  )
  expect(stderr).not.toMatch(/\n\s+at /)
  return { status, stdout, stderr }
}

function edit(file: string, find: string, replace: string): void {
  const path = join(project, 'manifest', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(find)
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
}

describe('explain', () => {
  test('tells of an address why the route opens and where its entries show', () => {
    const { status, stdout } = manifest(
      'explain',
      '--role',
      'viewer',
      '--flag',
      'hideOrganization',
      '/people/list',
    )
    expect(status).toBe(0)
    expect(stdout.split('\n').map((line) => line.replaceAll(/ {2,}/g, '  '))).toEqual([
      'viewer; hideOrganization set; viewport wide',
      '',
      'yes  viewer may open route people.list: route access { roles: [$normal] }.',
      '  holds  route access  { roles: [$normal] }  manifest/features/organisation.yaml:4:85',
      '',
      'no  viewer with hideOrganization (viewport wide) does not see entry normal/organization/people.list: section access: hideOrganization is set; else needs admin or cm.',
      '  holds  tree  { persona: normal, viewports: [wide] }  manifest/navigation.yaml:10:26',
      '  holds  route access  { roles: [$normal] }  manifest/features/organisation.yaml:4:85',
      '  fails  section access  [{ roles: [admin, cm] }, { roles: [viewer], flags: { hideOrganization: false } }]  manifest/access.yaml:11:7 by $organizationTop at manifest/navigation.yaml:22:17',
      '',
    ])
  })

  test('answers other programs in JSON', () => {
    const { stdout } = manifest(
      'explain',
      '--format',
      'json',
      '--role',
      'admin,viewer',
      '--viewport',
      'tablet',
      'quickRecord',
    )
    const [explanation] = JSON.parse(stdout) as Explanation[]
    expect(explanation).toMatchObject({ subject: 'control quickRecord', isAllowed: false })
  })
})

describe('who-can', () => {
  test('tells everybody by condition', () => {
    const { status, stdout } = manifest('who-can', 'clips.report')
    expect(status).toBe(0)
    expect(stdout).toBe(
      [
        'route clips.report',
        '  admin  when beta',
        '  cm',
        '',
        'entry normal/create/clips.report',
        '  cm  when !tablet',
        '',
        'entry simplified/simpleCreate/clips.report',
        '  cm  when tablet',
        '',
      ].join('\n'),
    )
  })

  test('answers other programs in JSON', () => {
    const { stdout } = manifest('who-can', '--format', 'json', '/login')
    const reported = JSON.parse(stdout) as { subject: string; who: Permission[] }[]
    expect(reported).toEqual([{ subject: 'route login', who: [{ roles: [], when: '' }] }])
  })
})

describe('matrix', () => {
  test('is CSV, or a page', () => {
    symlinkSync(resolve('src'), join(project, 'src'))
    expect(manifest('matrix').stdout).toMatch(/^subject,leads to,/)
    expect(manifest('matrix', '--csv').stdout).toBe(manifest('matrix').stdout)
    expect(manifest('matrix', '--html').stdout).toMatch(
      /^<!doctype html>[^]*--bg-app[^]*<\/html>\n$/,
    )
    rmSync(join(project, 'src'))
    expect(manifest('matrix', '--html').stderr).toContain('There is no src/ui/theme/tokens.css')
  })
})

describe('--out', () => {
  test('puts an answer into a file, as it would be printed', () => {
    const { stdout } = manifest('matrix')
    expect(manifest('matrix', '--out', 'matrix.csv')).toMatchObject({ status: 0, stdout: '' })
    expect(readFileSync(join(project, 'matrix.csv'), 'utf8')).toBe(stdout)
    manifest('--out=who.txt', 'who-can', 'clips.report')
    expect(readFileSync(join(project, 'who.txt'), 'utf8')).toBe(
      manifest('who-can', 'clips.report').stdout,
    )
  })
})

describe('diff', () => {
  test('compares with a git ref; a widening ends with 4 and the lines to add', () => {
    git('checkout', '--quiet', '-b', 'wider')
    edit(
      'features/footage.yaml',
      'title: nav.edit, access: { roles: [cm] }',
      'title: nav.edit, access: { roles: [cm, admin] }',
    )
    edit(
      'features/footage.yaml',
      'path: rest/clip/countClips',
      'path: rest/clip/countClips\n    rows: { cm: customer }',
    )
    const { status, stdout } = manifest('diff', 'main')
    expect(status).toBe(4)
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual(
      expect.arrayContaining([
        ['GAIN', 'admin', 'route clips.edit', 'manifest/features/footage.yaml:6:74'],
        [
          'GAIN',
          'cm',
          'call countClips',
          'their own rows -> all rows of the customer',
          'manifest/features/footage.yaml:23:17',
        ],
      ]),
    )
    const lines = stdout.split('\n').filter((each) => each.startsWith('  - { widens:'))

    edit('access.yaml', 'predicates:', `approvals:\n${lines.join('\n')}\n\npredicates:`)
    expect(manifest('diff', 'main').status).toBe(0)
    commit('Let admins edit')

    // An approval that is there already covers nothing that comes later.
    edit('features/footage.yaml', 'roles: [cm, admin]', 'roles: [cm, admin, viewer]')
    expect(manifest('diff', 'wider').status).toBe(4)
    expect(manifest('diff', 'main', 'wider').status).toBe(0)
    expect(manifest('diff', 'wider', 'main').stdout).toContain('LOSE')
    git('checkout', '--quiet', '--force', 'main')
  })

  test('compares with a folder, and answers other programs in JSON', () => {
    const other = join(project, 'other')
    cpSync(join(project, 'manifest'), other, { recursive: true })
    edit('text/en.yaml', 'people: Directory', 'people: Colleagues')
    const { status, stdout } = manifest('diff', '--format', 'json', other)
    const { changes, approvals } = JSON.parse(stdout) as {
      changes: AccessChange[]
      approvals: string[]
    }
    expect({ status, approvals }).toEqual({ status: 0, approvals: [] })
    expect(changes).toMatchObject([
      { kind: 'RENAMED', was: 'en: Directory', now: 'en: Colleagues' },
    ])
    git('checkout', '--quiet', '--force', 'main')
    rmSync(other, { recursive: true })
  })

  test('tells gains beside a mistake that does not change who may what, and ends with 1', () => {
    edit('text/en.yaml', 'people: Directory', 'peeple: Directory')
    edit(
      'features/footage.yaml',
      'title: nav.edit, access: { roles: [cm] }',
      'title: nav.edit, access: { roles: [cm, admin] }',
    )
    const pretty = manifest('diff', 'main')
    const json = manifest('diff', '--format', 'json', 'main')
    git('checkout', '--quiet', '--force', 'main')
    expect(pretty.status).toBe(1)
    expect(pretty.stdout).toContain('GAIN  admin')
    expect(pretty.stderr).toContain('TEXT-UNKNOWN')
    expect(json.status).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ kind: 'GAIN' })]),
      problems: expect.arrayContaining([expect.objectContaining({ code: 'TEXT-UNKNOWN' })]),
    })
  })

  test('reads an older state that breaks a law it did not know', () => {
    edit('features/footage.yaml', ', unlisted: Opened from the list.', '')
    commit('An old state')
    git('checkout', '--quiet', 'HEAD~1', '--', 'manifest')
    expect(manifest('diff', 'HEAD')).toMatchObject({
      status: 0,
      stdout: 'Nothing changed for anybody.\n',
    })
    git('reset', '--quiet', '--hard', 'HEAD~1')
  })
})

describe('whoever mistypes is told', () => {
  test.each([
    [['explane'], 2, 'There is no command explane. Did you mean explain?'],
    [
      ['explain', '--role', 'vewer', '/people/list'],
      2,
      'There is no role vewer. Did you mean viewer?',
    ],
    [
      ['explain', '--flag', '!hideOrganisation', '/people/list'],
      2,
      'There is no flag hideOrganisation. Did you mean hideOrganization?',
    ],
    [
      ['explain', '--viewport', 'huge', '/people/list'],
      2,
      '--viewport is one of tablet, compact, wide, not huge.',
    ],
    [
      ['explain', '--rolle', 'cm', '/people/list'],
      2,
      'There is no option --rolle. Did you mean --role?',
    ],
    [['check', '--gap'], 2, 'There is no option --gap. Did you mean --gaps?'],
    [['check', 'footage'], 2, 'check takes no footage; --help shows what it takes.'],
    [['check', '--manifest', 'manifest/app.yaml'], 2, 'There is no manifest folder '],
    [['tables', 'calls'], 2, 'tables takes no calls; --help shows what it takes.'],
    [['explain', '--role', 'cm'], 2, 'Say which subject; --help shows how.'],
    [['explain', '/people/lst'], 2, 'There is no route at /people/lst. Did you mean /people/list?'],
    [
      ['who-can', 'countClip'],
      2,
      'There is no route, entry, section, call or control countClip. Did you mean countClips?',
    ],
    [['who-can', 'a', 'b'], 2, 'Give one subject at a time, not 2: a b.'],
    [['who-can', '--format', 'xml', 'login'], 2, '--format is pretty or json, not xml.'],
    [['matrix', 'login'], 2, 'matrix is about everything; it takes no subject.'],
    [['matrix', '--html', '--csv'], 2, 'Choose --html or --csv.'],
    [['matrix', '--out'], 2, 'Say into which file: --out <file>.'],
    [['matrix', '--out', 'nowhere/a.csv'], 2, 'to write into.'],
    [['diff'], 2, 'Say with what to compare'],
    [['diff', 'nowhere'], 2, 'nowhere is neither a folder nor a git ref.'],
    [['diff', '--manifest', 'elsewhere', 'HEAD'], 2, 'There is no folder elsewhere in HEAD.'],
    [['who-can', '--manifest', 'nowhere', 'login'], 2, 'There is no manifest folder '],
  ])('%j', (args, code, message) => {
    const { status, stderr, stdout } = manifest(...args)
    expect({ status, stdout }).toEqual({ status: code, stdout: '' })
    expect(stderr).toContain(message)
  })

  test('a manifest with a mistake ends with 1 and the mistake', () => {
    edit('flags.yaml', 'default: false', 'default: 7')
    const { status, stderr } = manifest('who-can', 'login')
    git('checkout', '--quiet', '--force', 'main')
    expect(status).toBe(1)
    expect(stderr).toContain('manifest/flags.yaml:4:')
    expect(stderr).toContain('More is checked once these are fixed.')
  })

  test.each([['diff', 'HEAD'], ['who-can', 'login'], ['explain', 'login'], ['check']])(
    '%s tells a mistake as JSON to a program that asked for JSON',
    (...args) => {
      edit('flags.yaml', 'default: false', 'default: 7')
      const { status, stdout, stderr } = manifest(...args, '--format=json')
      git('checkout', '--quiet', '--force', 'main')
      expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
      expect(JSON.parse(stdout)).toMatchObject({
        problems: [{ code: 'VALUE-TYPE', file: 'manifest/flags.yaml', line: 4 }],
      })
    },
  )
})

describe('help', () => {
  const commands = [
    'check',
    'explain',
    'who-can',
    'matrix',
    'diff',
    'migration',
    'new',
    'tables',
    'words',
  ]

  test.each(commands)('of %s is shown', (name) => {
    const { status, stdout } = manifest(name, '--help')
    expect(status).toBe(0)
    expect(stdout).toContain(`npm run manifest -- ${name}`)
  })

  test('lists the commands when none is given', () => {
    const names = [...manifest().stdout.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name)
    expect(names).toEqual(commands)
    expect(manifest('help', 'diff').stdout).toBe(manifest('diff', '--help').stdout)
  })
})

test('check tells problems with the same exit codes as it has by itself', () => {
  expect(manifest('check').status).toBe(0)
  expect(existsSync(join(project, 'generated'))).toBe(false)
})
