import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useText } from '../../../../browser/text/useText'
import { OptionPicker } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { peopleList } from '../options'
import { $isActing, peopleAct } from '../people.model'
import styles from './Panel.module.css'

interface AddPeopleProps {
  channel: ListChannelsRow
  onClose: () => void
}

export function AddPeople({ channel, onClose }: AddPeopleProps) {
  const t = useText()
  const id = useId()
  const [picked, setPicked] = useState<readonly { id: string; name: string }[]>([])
  const { isActing, act } = useUnit({ isActing: $isActing, act: peopleAct })
  return (
    <Dialog
      isOpen
      size="md"
      title={t('channels.people.addTitle', { name: channel.name })}
      closeLabel={t('channels.people.cancel')}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          pending={isActing}
          disabled={picked.length === 0}
          onClick={() => {
            act({ act: 'add', people: picked })
            onClose()
          }}
        >
          {t('channels.people.add')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <OptionPicker
          list={peopleList}
          look={{ id, label: t('channels.people.people') }}
          picked={picked}
          onPickedChange={setPicked}
        />
      </div>
    </Dialog>
  )
}
