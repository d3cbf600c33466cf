import { useUnit } from 'effector-react'
import { useId, type ReactNode } from 'react'
import type { LetterDoc } from '../../../../../generated/facts/features/mail'
import { listContacts } from '../../../../../generated/facts/features/contacts'
import { $language } from '../../../../browser/text/text.model'
import { useText } from '../../../../browser/text/useText'
import { createOptionList, OptionPicker } from '../../../../screens/client'
import { LetterPreview } from '../../../mail/client'
import { $chosenReader, $reader, reader, readerChosen } from '../reader.model'
import { valuesFor } from '../valuesFor'

const contacts = createOptionList(listContacts, 'contactId')

interface AsReaderProps {
  doc: LetterDoc
  lead?: ReactNode
  foot?: ReactNode
}

/** A letter as a contact gets it. */
export function AsReader({ doc, lead, foot }: AsReaderProps) {
  const t = useText()
  const id = useId()
  const { shown, chosen, isFailed, choose, language } = useUnit({
    shown: $reader,
    chosen: $chosenReader,
    isFailed: reader.$isFailed,
    choose: readerChosen,
    language: $language,
  })
  const picked = chosen ?? shown?.contact
  const isKnown = shown?.contact !== undefined && shown.contact.id === picked?.id
  return (
    <LetterPreview
      doc={doc}
      values={valuesFor(shown)}
      look={{
        language: shown?.language ?? language,
        name: shown?.organization ?? t('app.name'),
        origin: location.origin,
      }}
      lead={
        <>
          {lead}
          <OptionPicker
            list={contacts}
            isSingle
            picked={picked ? [picked] : []}
            look={{
              id,
              label: t('campaigns.page.shownAs'),
              ...(isKnown && { hint: shown.email }),
              ...(isFailed && { error: t('campaigns.page.readerFailed') }),
            }}
            onPickedChange={([next]) => choose(next ?? null)}
          />
        </>
      }
      foot={foot}
    />
  )
}
