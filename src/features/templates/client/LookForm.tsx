import { useUnit } from 'effector-react'
import { useId } from 'react'
import type { Ref } from '../../../../generated/facts/features/screens'
import type { Story } from '../../../../generated/facts/features/templates'
import { useText } from '../../../browser/text/useText'
import { OptionPicker } from '../../../screens/client'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { BrandColors } from '../../programs/client'
import type { LookValues } from '../editStory'
import { $mayEdit } from './open'
import { options } from './options'
import styles from './Look.module.css'
import { $story, storyEdited } from './story.model'

const freedoms = ['reorder', 'addBlocks', 'music', 'look'] as const
const usualLogo = { corner: 'topRight', percent: 8 } as const
const usualMusic = { gainDb: -9, duckDb: -12 } as const

/** How programs of the template look and sound, and what it leaves open. */
export function LookForm() {
  const t = useText()
  const { story, mayEdit, edit } = useUnit({ story: $story, mayEdit: $mayEdit, edit: storyEdited })
  if (!story) return null
  const set = (values: LookValues) => edit({ do: 'setLook', values })
  const { brand, logo, music, may } = story
  return (
    <fieldset className={styles.look} disabled={!mayEdit}>
      <h3>{t('templates.look.title')}</h3>
      <BrandColors brand={brand} onBrandChange={(changed) => set({ brand: changed })} />
      <FilePicker
        label={t('templates.look.logo')}
        list={options.logos}
        picked={logo?.file}
        onPick={(file) => set({ logo: file && { ...usualLogo, ...logo, file } })}
      />
      <FilePicker
        label={t('templates.look.music')}
        list={options.music}
        picked={music?.file}
        onPick={(file) => set({ music: file && { ...usualMusic, ...music, file } })}
      />
      <h3>{t('templates.look.may')}</h3>
      {freedoms.map((freedom) => (
        <Checkbox
          key={freedom}
          label={t(`templates.may.${freedom}`)}
          checked={may.includes(freedom)}
          onCheckedChange={(isOpen) => set({ may: toggled(may, freedom, isOpen) })}
        />
      ))}
    </fieldset>
  )
}

interface FilePickerProps {
  label: string
  list: (typeof options)['logos']
  picked: Ref | undefined
  onPick: (file: Ref | undefined) => void
}

function FilePicker({ label, list, picked, onPick }: FilePickerProps) {
  const id = useId()
  return (
    <OptionPicker
      look={{ id, label }}
      list={list}
      isSingle
      picked={picked ? [picked] : []}
      onPickedChange={([file]) => onPick(file)}
    />
  )
}

function toggled(may: Story['may'], freedom: Story['may'][number], isOpen: boolean): Story['may'] {
  const rest = may.filter((each) => each !== freedom)
  return isOpen ? [...rest, freedom] : rest
}
