import { useUnit } from 'effector-react'
import type { ListLayoutsRow } from '../../../../generated/facts/features/mail'
import { useText } from '../../../browser/text/useText'
import { DocumentActs } from '../../../screens/client'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { letter } from './letter.model'
import {
  $isActivating,
  $isDrafting,
  $isTesting,
  activateAsked,
  draftAsked,
  testAsked,
} from './sending.model'

/** Whether the letter is saved, undo and redo, a test, and what sends it from now on. */
export function LayoutActs({ layout }: { layout: ListLayoutsRow }) {
  const t = useText()
  const { isActivating, isDrafting, isTesting, activate, draft, test } = useUnit({
    isActivating: $isActivating,
    isDrafting: $isDrafting,
    isTesting: $isTesting,
    activate: activateAsked,
    draft: draftAsked,
    test: testAsked,
  })
  return (
    <>
      {layout.may.includes('edit') && <DocumentActs document={letter} />}
      <Button size="sm" icon={<Icon name="resend" />} pending={isTesting} onClick={() => test()}>
        {t('mail.layout.test')}
      </Button>
      {layout.may.includes('activate') ? (
        <Button variant="primary" size="sm" pending={isActivating} onClick={() => activate()}>
          {t('mail.layout.activate')}
        </Button>
      ) : (
        <Button size="sm" icon={<Icon name="edit" />} pending={isDrafting} onClick={() => draft()}>
          {t('mail.layout.draft')}
        </Button>
      )}
    </>
  )
}
