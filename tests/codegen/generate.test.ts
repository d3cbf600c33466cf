import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '../../codegen/generate'
import { readFolder } from '../../codegen/folder'
import { isUntracked } from '../../codegen/write/isUntracked'
import { baseManifest, readCases, tell } from './support'

const cases = readCases()

describe('a mistake in the manifest', () => {
  test.each(cases)(
    '$name is told with its place, a code, one sentence and the likely fix',
    ({ files, house, fault, faultFile }) => {
      const reported = tell(files, house)
      // To accept a new wording: UPDATE_FAULTS=1 npm test, then read the diff.
      if (process.env['UPDATE_FAULTS']) writeFileSync(faultFile, reported)
      expect(reported).toBe(process.env['UPDATE_FAULTS'] ? reported : fault)
    },
  )

  test.each(cases)(
    '$name points into its file, at a line and column that exist',
    ({ files, house }) => {
      for (const [, file, line, column] of tell(files, house).matchAll(
        /^manifest\/(\S+?):(\d+):(\d+) [A-Z-]+ /gm,
      )) {
        const lines = (files.get(file!) ?? '').split('\n')
        expect(Number(line)).toBeGreaterThanOrEqual(1)
        expect(Number(line)).toBeLessThanOrEqual(lines.length)
        expect(Number(column)).toBeGreaterThanOrEqual(1)
        expect(Number(column)).toBeLessThanOrEqual(lines[Number(line) - 1]!.length + 1)
      }
      expect(tell(files, house)).not.toBe('')
    },
  )

  test('does not hide others: all are told at once', () => {
    const files = baseManifest()
    files.set('flags.yaml', files.get('flags.yaml')!.replace('false', '7'))
    files.set('app.yaml', files.get('app.yaml')!.replace('unit: seconds', 'unit: sec'))
    const reported = tell(files)
    expect(reported).toContain('flags.yaml:4:')
    expect(reported).toContain('app.yaml:4:')
    expect(reported).toContain('2 mistakes in the manifest')
  })
})

describe('the generated files', () => {
  const root = join(import.meta.dirname, '../..')
  const picture = readFileSync(join(root, 'generated/schema.sql'), 'utf8')
  const outputs = generate(readFolder(join(root, 'manifest')), picture).outputs!

  test('are those of the manifest, to the byte', () => {
    const present = readFolder(join(root, 'generated'))
    // The migrations make this one.
    expect(present.delete('schema.sql')).toBe(true)
    expect(new Map(outputs.map(({ path, text }) => [path, text]))).toEqual(present)
  })

  test('are in git if people review them, and ignored by it otherwise', () => {
    const names = ['-C', join(root, 'generated'), 'ls-files', '--cached', '--others']
    const inGit = execFileSync('git', [...names, '--exclude-standard'], { encoding: 'utf8' })
    const reviewed = outputs.map(({ path }) => path).filter((path) => !isUntracked(path))
    expect(inGit.trim().split('\n').toSorted()).toEqual([...reviewed, 'schema.sql'].toSorted())
  })

  test.each([
    ['read twice', (files: Map<string, string>) => files],
    ['listed in another order', (files: Map<string, string>) => new Map([...files].toReversed())],
  ])('are the same when the manifest is %s', (_, change) => {
    expect(generate(change(baseManifest()))).toEqual(generate(baseManifest()))
  })

  test('are the same on a checkout with other line ends', async () => {
    const { mkdtempSync, mkdirSync } = await import('node:fs')
    const folder = mkdtempSync('/tmp/manifest-')
    for (const [path, text] of baseManifest()) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text.replaceAll('\n', '\r\n'))
    }
    expect(generate(readFolder(folder))).toEqual(generate(baseManifest()))
  })
})
