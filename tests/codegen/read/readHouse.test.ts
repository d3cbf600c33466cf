import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readHouse } from '../../../codegen/read/readHouse'

const root = mkdtempSync(join(tmpdir(), 'house-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** The words of the house with this rail, last touched at this second. */
function writeAt(text: string, second: number) {
  write('src/shell/Rail.tsx', text)
  utimesSync(join(root, 'src/shell/Rail.tsx'), second, second)
  return readHouse(root).words
}

describe('what the compiler knows of the sources', () => {
  test('are their words, their files and the signs of the shell', () => {
    write('src/shell/Menu.tsx', `<Icon name="home" label={t('nav.home')} />`)
    write('src/shell/Menu.module.css', '.terms { color: red }')
    write(
      'src/ui/icons/shellIcons.ts',
      `export {\n  House as home,\n  Users as users,\n} from 'x'\n`,
    )
    write('manifest/app.yaml', 'terms: 1')
    const { words, files, icons } = readHouse(root)
    expect(words).toContain('nav.home')
    expect(words).not.toContain('terms')
    expect([...files].sort()).toEqual([
      'src/shell/Menu.module.css',
      'src/shell/Menu.tsx',
      'src/ui/icons/shellIcons.ts',
    ])
    expect([...icons]).toEqual(['home', 'users'])
  })

  test('follow an edit', () => {
    write('src/shell/Menu.tsx', `<Icon name="users" label={t('nav.users')} />`)
    expect(readHouse(root).words).toContain('nav.users')
    expect(readHouse(root).words).not.toContain('nav.home')
  })

  test('are read again only where size or time have changed', () => {
    expect(writeAt(`t('nav.rail')`, 1000)).toContain('nav.rail')
    expect(writeAt(`t('nav.away')`, 1000)).toContain('nav.rail')
    expect(writeAt(`t('nav.away')`, 2000)).toContain('nav.away')
    expect(writeAt(`t('nav.gone', 1)`, 2000)).toContain('nav.gone')
  })
})
