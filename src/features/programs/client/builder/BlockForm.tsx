import { useUnit } from 'effector-react'
import type { Block } from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Checkbox } from '../../../../ui/fields/Checkbox'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { $frame } from '../preview/preview.model'
import { framesOf, isEmptySlot, isStill, refusalText, type Op } from '../../timeline'
import { acts, whyNot } from './acts'
import styles from './BlockForm.module.css'
import { $chosen, $facts, $isMyTurn, $timeline, blockChosen, edited } from './cut.model'
import { FrameField } from './FrameField'
import { SlotLine } from './SlotLine'
import { nameOf } from '../nameOf'
import { WordsFields } from './WordsFields'

interface BlockFormProps {
  block: Block
  place: number
  start: number
  mayEdit: boolean
}

/** What the chosen block says; nothing while none is. */
export function ChosenBlock() {
  const { chosen, isMine } = useUnit({ chosen: $chosen, isMine: $isMyTurn })
  return chosen && <BlockForm key={chosen.block.id} {...chosen} mayEdit={isMine} />
}

function BlockForm({ block, place, start, mayEdit }: BlockFormProps) {
  const t = useText()
  const { facts, timeline, edit } = useUnit({
    facts: $facts,
    timeline: $timeline,
    edit: edited,
  })
  if (!timeline) return null
  const { fps } = timeline
  const set = (op: Op, typing?: string) =>
    edit({ op, ...(typing && { typing: `${typing} ${block.id}` }) })
  const isEmpty = isEmptySlot(block)
  const known = isStill(block) ? undefined : facts.media[block.media?.assetId ?? '']
  const last = known?.durationMs ? Math.floor((known.durationMs * fps) / 1_000) : Infinity
  const trimTo = (out: number) =>
    set({ op: 'trim', blockId: block.id, out: Math.min(out, Math.max(last, block.in + 1)) })
  return (
    <section className={styles.form} aria-label={t('programs.builder.block.title')}>
      <BlockHead {...{ block, place, start, mayEdit }} />
      <SlotLine {...{ block, mayEdit }} />
      <fieldset className={styles.fields} disabled={!mayEdit || block.locked === true}>
        <div className={styles.row}>
          {!isStill(block) && !isEmpty && (
            <>
              <FrameField
                label={t('programs.builder.block.in')}
                {...{ fps }}
                frames={block.in}
                onChange={(frames) => set({ op: 'trim', blockId: block.id, in: frames })}
              />
              <FrameField
                label={t('programs.builder.block.out')}
                {...{ fps }}
                frames={block.out}
                onChange={trimTo}
              />
            </>
          )}
          <FrameField
            label={t('programs.builder.block.length')}
            {...{ fps }}
            frames={framesOf(block)}
            onChange={(frames) => trimTo(block.in + frames)}
          />
          <JoinFields {...{ block, place, fps, set }} />
          {block.media && <FitField {...{ block, set }} />}
        </div>
        {block.media && !isStill(block) && facts.media[block.media.assetId]?.hasSound && (
          <SoundFields {...{ block, set }} />
        )}
        <WordsFields {...{ block, fps, set }} />
      </fieldset>
    </section>
  )
}

function BlockHead({ block, place, start, mayEdit }: BlockFormProps) {
  const t = useText()
  const { facts, timeline, frame } = useUnit({ facts: $facts, timeline: $timeline, frame: $frame })
  const { edit, choose } = useUnit({ edit: edited, choose: blockChosen })
  if (!timeline) return null
  const given = { timeline, chosen: { block, place, start }, frame }
  const all = (ops: readonly Op[]) => {
    for (const op of ops) edit({ op })
  }
  const buttons = [
    { label: 'earlier', icon: 'chevronLeft', ops: () => acts.move(given, -1), can: place > 0 },
    {
      label: 'later',
      icon: 'chevronRight',
      ops: () => acts.move(given, 1),
      can: place < timeline.blocks.length - 1,
    },
    { label: 'split', icon: 'trim', ops: () => acts.split(given), can: true },
    { label: 'duplicate', icon: 'copy', ops: () => acts.duplicate(given), can: true },
    { label: 'remove', icon: 'trash', ops: () => acts.remove(given), can: true },
  ] as const
  return (
    <header className={styles.head}>
      <h3 className={styles.name}>{nameOf(block, facts, t)}</h3>
      {block.locked && (
        <span className={styles.note}>
          <Icon name="lock" /> {t('programs.refused.blockLocked')}
        </span>
      )}
      {mayEdit &&
        buttons.map(({ label, icon, ops, can: isThere }) => {
          const why = isThere ? whyNot(timeline, ops()) : undefined
          const name = t(`programs.builder.${label}`)
          return (
            <IconButton
              key={label}
              size="sm"
              label={why ? `${name}: ${t(refusalText(why))}` : name}
              icon={<Icon name={icon} />}
              disabled={!isThere || why !== undefined}
              onClick={() => all(ops())}
            />
          )
        })}
      <IconButton
        size="sm"
        label={t('programs.builder.film.hide')}
        icon={<Icon name="close" />}
        onClick={() => choose(null)}
      />
    </header>
  )
}

export interface FieldsProps {
  block: Block
  set: (op: Op, typing?: string) => void
}

const joins = ['cut', 'crossfade', 'dip'] as const
const usualJoinS = 0.5

function JoinFields({ block, place, fps, set }: FieldsProps & { place: number; fps: number }) {
  const t = useText()
  if (place === 0) return null
  const { kind, frames } = block.join
  const join = (next: Block['join']) => set({ op: 'setJoin', blockId: block.id, join: next })
  return (
    <>
      <SelectField
        label={t('programs.builder.block.join')}
        value={kind}
        options={joins.map((value) => ({ value, label: t(`programs.builder.block.${value}`) }))}
        onValueChange={(next) =>
          join({
            kind: next,
            frames: next === 'cut' ? 0 : frames || Math.round(usualJoinS * fps),
          })
        }
      />
      {kind !== 'cut' && (
        <FrameField
          label={t('programs.builder.block.joinLength')}
          {...{ fps, frames }}
          onChange={(next) => join({ kind, frames: Math.max(2, next) })}
        />
      )}
    </>
  )
}

const fits = ['fill', 'fit'] as const

function FitField({ block, set }: FieldsProps) {
  const t = useText()
  return (
    <SelectField
      label={t('programs.builder.block.frame')}
      value={block.fit}
      options={fits.map((value) => ({ value, label: t(`programs.builder.block.${value}`) }))}
      onValueChange={(fit) => set({ op: 'setFit', blockId: block.id, fit })}
    />
  )
}

function SoundFields({ block, set }: FieldsProps) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={styles.sound}>
      <label className={styles.level}>
        {t('programs.builder.block.sound')}
        <input
          type="range"
          min={-30}
          max={12}
          step={1}
          value={block.gainDb}
          disabled={block.muted === true}
          onChange={({ target }) =>
            set({ op: 'setSound', blockId: block.id, gainDb: Number(target.value) }, 'sound')
          }
        />
        <output>{format.count(block.gainDb)} dB</output>
      </label>
      <Checkbox
        label={t('programs.builder.block.mute')}
        checked={block.muted === true}
        onCheckedChange={(muted) => set({ op: 'setSound', blockId: block.id, muted })}
      />
    </div>
  )
}
