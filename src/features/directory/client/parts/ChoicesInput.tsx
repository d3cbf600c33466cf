import type { ProfileChoice } from '../../../../../generated/facts/features/directory'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { NameList } from '../../../../ui/collection/NameList'

/** What can be chosen; an id tells the choice that is renamed from one that is new. */
export function ChoicesInput({
  value,
  onChange,
  onBlur,
  control,
}: Pick<InputPartProps, 'value' | 'onChange' | 'onBlur' | 'control'>) {
  const t = useText()
  const choices = (value ?? []) as readonly ProfileChoice[]
  return (
    <div onBlur={onBlur}>
      <NameList
        {...control}
        items={choices.map(({ choiceId = '', name }) => ({ id: choiceId, name }))}
        onItemsChange={(items) => onChange(items.map(({ id, name }) => ({ choiceId: id, name })))}
        newId={() => crypto.randomUUID()}
        maxLength={60}
        words={{
          add: t('directory.profileFields.choices.add'),
          name: (number) => t('directory.profileFields.choices.name', { number }),
          move: (name) => t('directory.profileFields.choices.move', { name }),
          remove: (name) => t('directory.profileFields.choices.remove', { name }),
        }}
      />
    </div>
  )
}
