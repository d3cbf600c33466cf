import { combine, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import { noticeShown } from '../../../shell/notices/notices.model'
import type { RowsBeside } from '../row'
import type { createRun } from './createRun'

interface Sources {
  readonly screen: Screen
  readonly rows: RowsBeside
  readonly run: ReturnType<typeof createRun>
}

/** Tells the list, whoever has gone elsewhere meanwhile, and whoever is about to leave. */
export function reportImport({ screen, rows, run }: Sources) {
  sample({ clock: run.finished, fn: () => undefined, target: rows.rowsOutdated })
  sample({
    clock: run.finished,
    source: run.$tally,
    fn: (tally) => ({
      tone: 'ok' as const,
      text: {
        key: 'screens.import.done' as const,
        params: { added: tally.new, changed: tally.changed },
      },
    }),
    target: noticeShown,
  })
  const $left = combine(run.$queue, run.$state, ({ length }, state) =>
    state === 'idle' || state === 'done' ? 0 : length,
  )
  sample({
    clock: $left,
    fn: (count) => ({
      holder: `import.${screen.id}`,
      count,
      running: 'shell.leaving.imports.running' as const,
      stopped: 'shell.leaving.imports.stopped' as const,
    }),
    target: unfinishedWorkChanged,
  })
}
