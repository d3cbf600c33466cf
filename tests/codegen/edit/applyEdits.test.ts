import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../codegen/edit/applyEdits'
import type { Edit } from '../../../codegen/edit/edit'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'
import { readFolder } from '../../../codegen/folder'

/** A manifest in which everything is written in every manner that YAML has. */
const manners = readFolder(join(import.meta.dirname, 'manners'))

/** Each folder is edits and what comes of them: the lines that differ, and what is refused. */
const cases = readdirSync(join(import.meta.dirname, 'cases'))
  .sort()
  .map((name) => {
    const folder = join(import.meta.dirname, 'cases', name)
    const [edits, toldFile] = [join(folder, 'edits.yaml'), join(folder, 'told.txt')]
    return {
      name: name.replaceAll('-', ' '),
      edits: load(readFileSync(edits, 'utf8')) as Edit[],
      toldFile,
      reported: existsSync(toldFile) ? readFileSync(toldFile, 'utf8') : undefined,
    }
  })

function tell(edits: readonly Edit[]): string {
  const { files, problems } = applyEdits(manners, edits)
  const changes = [...files].flatMap(([file, text]) => {
    const lines = unifiedDiff(manners.get(file)!, text)
    return lines.length === 0 ? [] : [file, ...lines]
  })
  const refusals = problems.map(({ edit, message, suggestion }) =>
    [
      `edit ${edit}: ${message}`,
      ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`]),
    ].join(' '),
  )
  return `${[...changes, ...refusals].join('\n')}\n`
}

describe('edits of a manifest', () => {
  test.each(cases)('$name', ({ edits, reported, toldFile }) => {
    const now = tell(edits)
    // To accept another result: UPDATE_EDITS=1, then read the diff.
    if (process.env['UPDATE_EDITS']) writeFileSync(toldFile, now)
    expect(now).toBe(process.env['UPDATE_EDITS'] ? now : reported)
  })
})
