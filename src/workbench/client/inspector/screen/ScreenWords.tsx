import { useState } from 'react'
import type { ScreenRow, Tables } from '../../../../../codegen/workbench/protocol'
import { SelectField } from '../../../../ui/fields/SelectField'
import { words } from '../../words'
import { Part } from '../Part'
import { TextOfKey } from '../WordsEditor'

/** A screen says too much to show all of it at once: one text is chosen. */
export function ScreenWords({
  row,
  tables,
  say,
}: {
  row: ScreenRow
  tables: Tables
  say: (key: string) => string
}) {
  const [wanted, setWanted] = useState('')
  const key = row.words.includes(wanted) ? wanted : row.words[0]
  if (key === undefined) return null
  return (
    <Part title={words.edit.words}>
      <SelectField
        label={words.screen.text}
        value={key}
        options={row.words.map((each) => ({ value: each, label: say(each) }))}
        onValueChange={setWanted}
      />
      <TextOfKey id={key} tables={tables} />
    </Part>
  )
}
