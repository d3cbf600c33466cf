import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useText } from '../../../../browser/text/useText'
import { DayField, OptionPicker } from '../../../../screens/client'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { Switch } from '../../../../ui/fields/Switch'
import { TextField } from '../../../../ui/fields/TextField'
import { channelChoices, peopleList } from '../options'
import { $draft, draftChanged } from './send.model'
import styles from './Send.module.css'

/** To which channels and people a program goes, and whether they have to watch it. */
export function SendFields() {
  const t = useText()
  const id = useId()
  const { draft, change } = useUnit({ draft: $draft, change: draftChanged })
  const { channels, people, isRequired, dueOn, dueDays, notBefore, viewAgain } = draft
  return (
    <div className={styles.fields}>
      <OptionPicker
        list={channelChoices}
        look={{ id: `${id}-channels`, label: t('channels.send.channels') }}
        picked={channels}
        onPickedChange={(picked) => change({ channels: picked })}
      />
      <OptionPicker
        list={peopleList}
        look={{
          id: `${id}-people`,
          label: t('channels.send.people'),
          hint: t('channels.send.peopleHint'),
        }}
        picked={people}
        onPickedChange={(picked) => change({ people: picked })}
      />
      <Switch
        label={t('channels.send.required')}
        isOn={isRequired}
        onChange={(isOn) => change({ isRequired: isOn })}
      />
      {isRequired && (
        <div className={styles.pair}>
          <DayField
            label={t('channels.send.dueOn')}
            value={dueOn}
            onValueChange={(day) => change({ dueOn: day })}
          />
          <TextField
            inputMode="numeric"
            maxLength={4}
            label={t('channels.send.dueDays')}
            value={dueDays}
            onValueChange={(days) => change({ dueDays: days.replace(/\D/g, '') })}
          />
        </div>
      )}
      <TextField
        type="datetime-local"
        label={t('channels.send.later')}
        value={notBefore}
        onValueChange={(moment) => change({ notBefore: moment })}
      />
      <div>
        <Checkbox
          label={t('channels.send.viewAgain')}
          checked={viewAgain}
          onCheckedChange={(isChosen) => change({ viewAgain: isChosen })}
        />
        <p className={styles.help}>{t('channels.send.viewAgainHelp')}</p>
      </div>
    </div>
  )
}
