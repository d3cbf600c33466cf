import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { main } from '../../../codegen/manifest'
import { projectRoot } from '../../support/projectRoot'
import { baseManifest } from '../support'

const real = ['--manifest', join(projectRoot, 'manifest')]

function run(...args: string[]) {
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
  return { code: main(['check', ...args]), said: said.join('\n').trimEnd() }
}

/** A project whose manifest leaves one thing to warn of, with no sources beside. */
let warned: string

beforeAll(() => {
  warned = mkdtempSync(join(tmpdir(), 'check-'))
  for (const [path, text] of baseManifest()) {
    const file = join(warned, 'manifest', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text.replace(', unlisted: Reached when nobody is signed in.', ''))
  }
})

afterAll(() => rmSync(warned, { recursive: true }))
afterEach(() => void vi.restoreAllMocks())

describe('manifest check', () => {
  test('finds nothing to tell in the manifest of the product, beside its sources', () => {
    expect(run(...real)).toEqual({ code: 0, said: 'No mistake in the manifest.' })
  })

  test('lists what only the default catches when asked for gaps', () => {
    expect(run(...real, '--gaps').said).toContain('none falls to the default')
  })

  test('ends with 1 where there is only a warning too, and tells it without sources beside', () => {
    const { code, said } = run('--manifest', join(warned, 'manifest'))
    expect(code).toBe(1)
    expect(said).toContain('features/session.yaml:4:11 ROUTE-UNLISTED warning:')
    expect(said).toContain('1 warning in the manifest.')
  })

  test.each([
    ['json', '"code": "ROUTE-UNLISTED"'],
    ['github', '::warning file='],
    ['sarif', '"version": "2.1.0"'],
    ['pretty', 'ROUTE-UNLISTED warning:'],
  ])('prints %s', (format, mark) => {
    const { code, said } = run('--manifest', join(warned, 'manifest'), '--format', format)
    expect(code).toBe(1)
    expect(said).toContain(mark)
  })

  test.each([
    { args: ['--format', 'xml'], says: '--format is one of pretty, json, github, sarif.' },
    { args: ['--manifest', '/nowhere'], says: 'There is no manifest folder /nowhere.' },
  ])('says how it is called to $args', ({ args, says }) => {
    expect(run(...args)).toEqual({ code: 2, said: says })
  })
})
