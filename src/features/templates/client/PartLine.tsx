import { useUnit } from 'effector-react'
import type { StoryPart } from '../../../../generated/facts/features/templates'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { MoveHandle } from '../../../ui/collection/MoveHandle'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { $areFaultsShown, $faults } from './publishing.model'
import styles from './Story.module.css'
import { partChosen, storyEdited } from './story.model'

export interface PartLineProps {
  part: StoryPart
  at: number
  isChosen: boolean
  mayEdit: boolean
}

/** A part of the story in its place: chosen by a press, moved by its handle. */
export function PartLine({ part, at, isChosen, mayEdit }: PartLineProps) {
  const t = useText()
  const { edit, choose } = useUnit({ edit: storyEdited, choose: partChosen })
  const name = part.label.trim() === '' ? t('templates.part.unnamed') : part.label
  const isHeld = part.kind === 'intro' || part.kind === 'outro'
  return (
    <li className={styles.part} data-chosen={isChosen || undefined} data-kind={part.kind}>
      <MoveHandle
        label={t('templates.part.move', { name })}
        at={at}
        isDisabled={isHeld || !mayEdit}
        onMove={(to) => mayEdit && edit({ do: 'movePart', id: part.id, to })}
      />
      <span className={styles.picture}>
        <Icon name={icons[part.kind]} />
      </span>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isChosen}
        aria-label={t('templates.part.open', { place: at + 1, name })}
        onClick={() => choose(isChosen ? null : part.id)}
      >
        <strong>{name}</strong>
        <Detail part={part} />
      </button>
      <span className={styles.length}>{useLength(part)}</span>
      <PartState part={part} />
      {mayEdit && (
        <IconButton
          label={`${t('templates.part.remove')}: ${name}`}
          icon={<Icon name="trash" />}
          onClick={() => edit({ do: 'removePart', id: part.id })}
        />
      )}
    </li>
  )
}

const icons = {
  slot: 'contact',
  title: 'font',
  clip: 'footage',
  intro: 'lock',
  outro: 'lock',
} as const

/** What it says in a line, or what is wrong with it. */
function Detail({ part }: { part: StoryPart }) {
  const t = useText()
  const { faults, areShown } = useUnit({ faults: $faults, areShown: $areFaultsShown })
  const detail = useDetail(part)
  const fault = areShown ? faults.find(({ partId }) => partId === part.id) : undefined
  if (!fault) return <span className={styles.detail}>{detail}</span>
  return <span className={styles.fault}>{t(`templates.fault.${fault.code}`)}</span>
}

function PartState({ part }: { part: StoryPart }) {
  const t = useText()
  if (part.kind === 'slot')
    return part.required ? (
      <Badge tone="accent">{t('templates.part.required')}</Badge>
    ) : (
      <Badge>{t('templates.part.optional')}</Badge>
    )
  return <Badge>{t(part.isOpen ? 'templates.part.written' : 'templates.part.fixed')}</Badge>
}

function useDetail(part: StoryPart): string {
  const t = useText()
  switch (part.kind) {
    case 'slot':
      return [part.shotType?.name, part.script?.name, part.direction].filter(Boolean).join(' · ')
    case 'title':
      return Object.values(part.text?.fields ?? {})
        .filter(Boolean)
        .join(' · ')
    case 'clip':
      return part.clip?.name ?? ''
    case 'intro':
    case 'outro':
      return part.bumpers?.map(({ name }) => name).join(', ') || t('templates.part.usual')
  }
}

const seconds = (ms: number) => String(Math.round(ms / 100) / 10)

function useLength({ kind, minMs, maxMs, lengthMs }: StoryPart): string {
  const t = useText()
  if (kind === 'slot' && minMs !== undefined && maxMs !== undefined)
    return t('templates.part.range', { least: seconds(minMs), most: seconds(maxMs) })
  return kind === 'title' && lengthMs !== undefined
    ? t('templates.part.seconds', { count: Number(seconds(lengthMs)) })
    : ''
}
