import { useUnit } from 'effector-react'
import type { ListLayoutsRow } from '../../../../generated/facts/features/mail'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { samplesOf, variablesOf, type LetterFault, type ShownVariables } from '../letters'
import {
  $isMissing,
  $letter,
  letter,
  letterEdited,
  letterReadAgain,
  mineKept,
} from './letter.model'
import styles from './Letter.module.css'
import { LetterEditor } from './LetterEditor'
import { LetterPreview } from './LetterPreview'
import { $areFaultsShown, $faults } from './sending.model'

/** What a layout says, and beside it how that looks. */
export function LayoutLetter({ layout }: { layout: ListLayoutsRow }) {
  const t = useText()
  const { doc, isMissing, edit } = useUnit({
    doc: $letter,
    isMissing: $isMissing,
    edit: letterEdited,
  })
  if (!doc) return isMissing ? <Missing /> : <Skeleton height="320px" />
  const variables = variablesOf(layout.letter)
  const mayEdit = layout.may.includes('edit')
  return (
    <div className={styles.layout}>
      <div className={styles.editor}>
        <Conflict />
        <Faults variables={variables} />
        {!mayEdit && <InlineNotice tone="info">{t('mail.layout.beingSent')}</InlineNotice>}
        <LetterEditor
          {...{ doc, variables }}
          isDisabled={!mayEdit}
          onChange={(next, typing) => edit({ doc: next, typing })}
        />
      </div>
      <LetterPreview
        doc={doc}
        values={samplesOf(variables)}
        look={{
          language: layout.locale,
          name: layout.customer?.name ?? t('app.name'),
          origin: '',
        }}
      />
    </div>
  )
}

function Missing() {
  const t = useText()
  const again = useUnit(letterReadAgain)
  return (
    <InlineNotice
      tone="danger"
      actions={<Button onClick={() => again()}>{t('mail.layout.retry')}</Button>}
    >
      {t('mail.layout.failed')}
    </InlineNotice>
  )
}

function Conflict() {
  const t = useText()
  const { isConflict, keep, take } = useUnit({
    isConflict: letter.$isConflict,
    keep: mineKept,
    take: letter.theirsTaken,
  })
  if (!isConflict) return null
  return (
    <InlineNotice
      tone="warn"
      actions={
        <>
          <Button onClick={() => keep()}>{t('mail.layout.keepMine')}</Button>
          <Button onClick={() => take()}>{t('mail.layout.takeTheirs')}</Button>
        </>
      }
    >
      {t('mail.layout.conflict')}
    </InlineNotice>
  )
}

/** What keeps it from being sent, once somebody wants to send it. */
function Faults({ variables }: { variables: ShownVariables }) {
  const t = useText()
  const { faults, areShown } = useUnit({ faults: $faults, areShown: $areFaultsShown })
  if (!areShown || faults.length === 0) return null
  const nameOf = ({ name = 'stopUrl' }: LetterFault) => {
    const known = Object.hasOwn(variables, name) ? variables[name] : undefined
    return known ? t(known.title) : name
  }
  return (
    <InlineNotice tone="danger">
      {t('mail.layout.fault.title')}
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.name} ${fault.blockId}`}>
            {t(`mail.layout.fault.${fault.code}`, { name: nameOf(fault) })}
          </li>
        ))}
      </ul>
    </InlineNotice>
  )
}
