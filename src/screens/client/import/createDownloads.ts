// Files to begin with, and to go on with elsewhere.
import { createEvent, sample, type Store } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { saveFileFx } from '../../../browser/saveFile'
import { $translate } from '../../../browser/text/text.model'
import { csvLine, csvMark } from '../../../kit/csv'
import type { FormInput } from '../form/values'
import { labelOf } from '../form/words'
import type { Table } from './readTable'
import type { ImportRow } from './verdicts'

interface Sources {
  readonly screen: Screen
  readonly $inputs: Store<readonly FormInput[]>
  readonly $table: Store<Table | null>
  readonly $cells: Store<readonly (readonly string[])[]>
  readonly $rows: Store<readonly ImportRow[]>
}

const type = 'text/csv;charset=utf-8'

export function createDownloads({ screen, $inputs, $table, $cells, $rows }: Sources) {
  const templateAsked = createEvent()
  const faultyAsked = createEvent()

  sample({
    clock: templateAsked,
    source: { inputs: $inputs, t: $translate },
    fn: ({ inputs, t }) => ({
      name: `${screen.id}.csv`,
      type,
      parts: [csvMark, csvLine(inputs.map((input) => labelOf(t, screen, input)))],
    }),
    target: saveFileFx,
  })
  sample({
    clock: faultyAsked,
    source: { table: $table, cells: $cells, rows: $rows },
    fn: ({ table, cells, rows }) => ({
      name: `${screen.id}-left-out.csv`,
      type,
      parts: [
        csvMark,
        csvLine(table?.heads ?? []),
        ...rows
          .filter(({ state }) => state === 'faulty' || state === 'left')
          .map(({ index }) => csvLine(cells[index] ?? [])),
      ],
    }),
    target: saveFileFx,
  })
  return { templateAsked, faultyAsked }
}
