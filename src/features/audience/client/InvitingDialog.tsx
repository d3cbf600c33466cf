import { useUnit } from 'effector-react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { OptionPicker } from '../../../screens/client'
import { Button } from '../../../ui/buttons/Button'
import { TextArea } from '../../../ui/fields/TextArea'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { Dialog } from '../../../ui/overlay/Dialog'
import {
  $addresses,
  $isInviting,
  $isReady,
  $isSending,
  $parsed,
  $roles,
  addressesTyped,
  invitingClosed,
  invitingConfirmed,
  mostInvited,
  roleChoices,
  rolesPicked,
} from './inviting.model'
import { InvitingOutcome } from './InvitingOutcome'

/** Several addresses and the roles of all of them. */
export function InvitingDialog() {
  const t = useText()
  const format = useFormat()
  const view = useUnit({
    isOpen: $isInviting,
    addresses: $addresses,
    parsed: $parsed,
    roles: $roles,
    isReady: $isReady,
    isSending: $isSending,
    type: addressesTyped,
    pick: rolesPicked,
    send: invitingConfirmed,
    close: invitingClosed,
  })
  const { people, wrong } = view.parsed
  const fault =
    wrong.length > 0
      ? t('audience.inviting.wrong', { words: wrong.join(', ') })
      : people.length > mostInvited
        ? t('audience.inviting.tooMany', { most: format.count(mostInvited) })
        : undefined
  return (
    <Dialog
      isOpen={view.isOpen}
      size="md"
      title={t('audience.inviting.title')}
      closeLabel={t('audience.inviting.cancel')}
      onClose={() => view.close()}
      actions={
        <>
          <Button onClick={() => view.close()}>{t('audience.inviting.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!view.isReady}
            pending={view.isSending}
            onClick={() => view.send()}
          >
            {t('audience.inviting.send')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('audience.inviting.addresses')}
        hint={t('audience.inviting.hint')}
        error={fault}
        rows={4}
        value={view.addresses}
        onValueChange={view.type}
      />
      <OptionPicker
        list={roleChoices}
        picked={view.roles}
        look={{
          id: 'inviting-roles',
          label: t('audience.users.field.roles'),
          hint: t('audience.users.help.roles'),
        }}
        onPickedChange={view.pick}
      />
      <InvitingOutcome />
      <InlineNotice tone="info">{t('audience.inviting.letter')}</InlineNotice>
    </Dialog>
  )
}
