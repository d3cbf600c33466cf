import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportState } from '../../../codegen/live/reportState'
import { liveFolder } from './support'

interface Task {
  readonly label: string
  readonly problemMatcher: {
    readonly pattern: { readonly regexp: string }
    readonly background: { readonly beginsPattern: string; readonly endsPattern: string }
  }
}

const tasksFile = join(import.meta.dirname, '../../../.vscode/tasks.json')
const { tasks } = JSON.parse(readFileSync(tasksFile, 'utf8')) as { tasks: readonly Task[] }

/** What an editor makes of the lines a task prints. */
function readAsEditor({ problemMatcher: { pattern, background } }: Task, said: string) {
  const lines = said.split('\n')
  const matches = (regexp: string) => lines.filter((line) => new RegExp(regexp).test(line))
  return {
    begins: matches(background.beginsPattern).length,
    ends: matches(background.endsPattern).length,
    endsLast: new RegExp(background.endsPattern).test(lines.at(-1)!),
    problems: lines.flatMap((line) => {
      const found = new RegExp(pattern.regexp).exec(line)
      return found ? [found.slice(1)] : []
    }),
  }
}

test.each(tasks)('the editor understands what the task $label prints', async (task) => {
  const folder = await liveFolder()
  expect(readAsEditor(task, reportState(folder.live.current()))).toMatchObject({
    begins: 1,
    endsLast: true,
  })

  appendFileSync(folder.at('flags.yaml'), '\nflagz: {}\n')
  const broken = readAsEditor(task, reportState(await folder.live.look()))
  expect(broken).toMatchObject({ begins: 1, ends: 1, endsLast: true })
  expect(broken.problems).toEqual([
    [
      'manifest/flags.yaml',
      expect.stringMatching(/^\d+$/),
      '1',
      'KEY-UNKNOWN',
      undefined,
      expect.any(String),
    ],
  ])

  const flags = readFileSync(folder.at('flags.yaml'), 'utf8')
  writeFileSync(folder.at('flags.yaml'), flags.replace('\nflagz: {}\n', ''))
  const right = readAsEditor(task, reportState(await folder.live.look()))
  expect(right).toMatchObject({ begins: 1, ends: 1, problems: [] })
})
