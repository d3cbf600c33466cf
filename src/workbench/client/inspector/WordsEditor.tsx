import { useUnit } from 'effector-react'
import type { Tables } from '../../../../codegen/workbench/protocol'
import { TextField } from '../../../ui/fields/TextField'
import { $editsShown, edited } from '../changes/draft.model'
import { draftedWords } from '../changes/drafted'
import { languagesOf } from '../languages'
import { words } from '../words'
import { Part } from './Part'
import { placesOfWords, wordKeysOf, type Found } from './subject'
import styles from './Inspector.module.css'

/** Edits the subject's texts in every language. */
export function WordsEditor({ found, tables }: { found: Found; tables: Tables }) {
  return (
    <Part title={words.edit.words}>
      {wordKeysOf(found, tables).map((key) => (
        <TextOfKey key={key} id={key} tables={tables} />
      ))}
    </Part>
  )
}

/** One text in every language. */
export function TextOfKey({ id: key, tables }: { id: string; tables: Tables }) {
  const { edits, edit } = useUnit({ edits: $editsShown, edit: edited })
  const others = placesOfWords(tables, key) - 1
  return (
    <div className={styles.fields}>
      <p className={styles.mono}>{key}</p>
      {languagesOf(tables.words).map(({ id: language, name }) => (
        <TextField
          key={language}
          label={name}
          lang={language}
          value={draftedWords(edits, tables.words, language, key)}
          onValueChange={(text) => edit({ do: 'setWords', language, key, words: text })}
        />
      ))}
      {others > 0 && <p className={styles.quiet}>{words.edit.shared(others)}</p>}
    </div>
  )
}
