import { useUnit } from 'effector-react'
import type { ScreenRow, SubjectName, Tables } from '../../../../../codegen/workbench/protocol'
import { $editsShown } from '../../changes/draft.model'
import { draftedScreen } from '../../changes/drafted'
import { sayIn } from '../../spokenIn'
import { words } from '../../words'
import { Part } from '../Part'
import { SubjectLinks } from '../SubjectLinks'
import { ActionsOffered } from './ActionsOffered'
import { ColumnsEditor } from './ColumnsEditor'
import { FiltersEditor } from './FiltersEditor'
import { FormFacts } from './FormFacts'
import { ScreenWords } from './ScreenWords'
import { SortEditor } from './SortEditor'

export interface ScreenProps {
  subject: SubjectName
  /** Its block as the edits have it, even before their preview arrives. */
  row: ScreenRow
  say: (key: string) => string
}

interface ScreenBodyProps extends Omit<ScreenProps, 'say'> {
  tables: Tables
  language: string
}

/** A screen that the manifest draws: what it shows, asks and offers. */
export function ScreenBody({ subject, row, tables, language }: ScreenBodyProps) {
  const edits = useUnit($editsShown)
  const say = sayIn(tables.words, language)
  const { card, views, isPage } = row.drawn
  const props = { subject, say, row: { ...row, block: draftedScreen(edits, subject, row.block) } }
  return (
    <>
      <Part title={words.inspector.route}>
        <SubjectLinks subjects={[row.opens]} />
      </Part>
      {!isPage && (
        <>
          <ColumnsEditor {...props} />
          <FiltersEditor {...props} />
          <SortEditor {...props} />
        </>
      )}
      {views.length > 0 && (
        <Part title={words.screen.views}>
          <p>{views.map(({ label }) => say(label)).join(', ')}</p>
        </Part>
      )}
      {card && (
        <Part title={words.screen.card}>
          <p>
            {[card.picture, card.title, ...card.lines, card.chips]
              .filter((field) => field !== undefined)
              .map((field) => labelOf(row, field, say))
              .join(', ')}
          </p>
        </Part>
      )}
      <FormFacts {...props} />
      <ActionsOffered {...props} tables={tables} />
      <ScreenWords row={row} tables={tables} say={say} />
    </>
  )
}

/** What a field is called on the screen; its name where it has no label. */
export const labelOf = ({ drawn }: ScreenRow, field: string, say: (key: string) => string) =>
  say(drawn.fields[field]?.label ?? field)
