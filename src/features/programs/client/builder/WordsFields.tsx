import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { SelectField } from '../../../../ui/fields/SelectField'
import { TextField } from '../../../../ui/fields/TextField'
import { Icon } from '../../../../ui/icons/Icon'
import { framesOf, isEmptySlot, type Overlay } from '../../timeline'
import type { FieldsProps } from './BlockForm'
import styles from './BlockForm.module.css'
import { FrameField } from './FrameField'

const titleStyles = ['titleBarLeft', 'titleCentre', 'titleOverPicture'] as const
const titleFields = [
  ['title', 'words'],
  ['subtitle', 'subtitle'],
] as const
const thirdStyles = ['lowerThirdBar', 'lowerThirdSlim', 'lowerThirdPlain'] as const
const thirdFields = ['name', 'role'] as const
const usualSeconds = 4

type WordsProps = FieldsProps & { fps: number }

/** The words of a title, and those over a picture. */
export function WordsFields(props: WordsProps) {
  const { block } = props
  return (
    <>
      {block.text && <TitleFields {...props} />}
      {!isEmptySlot(block) && <Thirds {...props} />}
    </>
  )
}

function TitleFields({ block, set }: WordsProps) {
  const t = useText()
  const { text } = block
  if (!text) return null
  const style = titleStyles.find((id) => id === text.style) ?? 'titleBarLeft'
  return (
    <div className={styles.row}>
      {titleFields.map(([field, label]) => (
        <TextField
          key={field}
          className={styles.wide}
          label={t(`programs.builder.block.${label}`)}
          value={text.fields[field] ?? ''}
          maxLength={200}
          onValueChange={(words) =>
            set(
              {
                op: 'setText',
                blockId: block.id,
                text: { style, fields: { ...text.fields, [field]: words } },
              },
              field,
            )
          }
        />
      ))}
      <SelectField
        label={t('programs.builder.block.style')}
        value={style}
        options={titleStyles.map((value) => ({ value, label: t(`programs.style.${value}`) }))}
        onValueChange={(next) =>
          set({ op: 'setText', blockId: block.id, text: { style: next, fields: text.fields } })
        }
      />
    </div>
  )
}

function Thirds({ block, fps, set }: WordsProps) {
  const t = useText()
  const length = framesOf(block)
  const add = () =>
    set({
      op: 'addOverlay',
      blockId: block.id,
      overlay: {
        id: crypto.randomUUID().slice(0, 8),
        style: 'lowerThirdBar',
        at: Math.min(fps, Math.max(0, length - fps)),
        frames: Math.min(usualSeconds * fps, length),
        fields: {},
      },
    })
  return (
    <section className={styles.thirds}>
      <header className={styles.head}>
        <h4 className={styles.name}>{t('programs.builder.block.thirds')}</h4>
        <Button size="sm" icon={<Icon name="plus" />} onClick={add}>
          {t('programs.builder.addThird')}
        </Button>
      </header>
      {block.overlays.map((overlay) => (
        <Third key={overlay.id} {...{ block, fps, set, overlay }} />
      ))}
    </section>
  )
}

function Third({ block, fps, set, overlay }: WordsProps & { overlay: Overlay }) {
  const t = useText()
  const change = (values: Partial<Overlay>, typing?: string) =>
    set(
      { op: 'setOverlay', blockId: block.id, overlay: { ...overlay, ...values } },
      typing && `${typing} ${overlay.id}`,
    )
  const style = thirdStyles.find((id) => id === overlay.style) ?? 'lowerThirdBar'
  return (
    <fieldset className={styles.row} disabled={overlay.locked === true}>
      {thirdFields.map((field) => (
        <TextField
          key={field}
          className={styles.wide}
          label={t(`programs.builder.block.${field}`)}
          value={overlay.fields[field] ?? ''}
          maxLength={120}
          onValueChange={(words) =>
            change({ fields: { ...overlay.fields, [field]: words } }, field)
          }
        />
      ))}
      <FrameField
        label={t('programs.builder.block.thirdAt')}
        {...{ fps }}
        frames={overlay.at}
        onChange={(at) => change({ at: Math.max(0, at) })}
      />
      <FrameField
        label={t('programs.builder.block.thirdLength')}
        {...{ fps }}
        frames={overlay.frames}
        onChange={(frames) => change({ frames: Math.max(1, frames) })}
      />
      <SelectField
        label={t('programs.builder.block.style')}
        value={style}
        options={thirdStyles.map((value) => ({ value, label: t(`programs.style.${value}`) }))}
        onValueChange={(next) => change({ style: next })}
      />
      <IconButton
        className={styles.end}
        label={t('programs.builder.block.thirdRemove')}
        icon={<Icon name="trash" />}
        onClick={() => set({ op: 'removeOverlay', blockId: block.id, overlayId: overlay.id })}
      />
    </fieldset>
  )
}
