import { useUnit } from 'effector-react'
import type { ListTemplatesRow, Story } from '../../../../generated/facts/features/templates'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { useKeys } from '../../../ui/page/useKeys'
import { Skeleton } from '../../../ui/progress/Skeleton'
import type { PartKind } from '../editStory'
import { measureStory } from '../story'
import { PartForm } from './PartForm'
import { PartLine } from './PartLine'
import { $areFaultsShown, $faults } from './publishing.model'
import styles from './Story.module.css'
import {
  $chosenPart,
  $isMissing,
  $story,
  mineKept,
  partChosen,
  story as openStory,
  storyEdited,
  storyReadAgain,
} from './story.model'

/** The parts of a story in their order, and what the chosen one says. */
export function StoryEditor({ template }: { template: ListTemplatesRow }) {
  const { story, isMissing, chosen } = useUnit({
    story: $story,
    isMissing: $isMissing,
    chosen: $chosenPart,
  })
  const choose = useUnit(partChosen)
  useKeys(({ key }) => {
    if (key !== 'Escape' || !chosen) return false
    choose(null)
    return true
  })
  if (!story) return isMissing ? <Missing /> : <Skeleton height="320px" />
  const mayEdit = template.may.includes('edit')
  return (
    <div className={styles.editor}>
      <section className={styles.story}>
        <StoryHead story={story} />
        <Conflict />
        <Faults />
        <ul className={styles.parts}>
          {story.parts.map((part, at) => (
            <PartLine key={part.id} {...{ part, at, mayEdit }} isChosen={chosen?.id === part.id} />
          ))}
        </ul>
        {mayEdit && <Adders story={story} />}
      </section>
      {chosen && <PartForm key={chosen.id} part={chosen} mayEdit={mayEdit} />}
    </div>
  )
}

function Missing() {
  const t = useText()
  const again = useUnit(storyReadAgain)
  return (
    <InlineNotice
      tone="danger"
      actions={<Button onClick={() => again()}>{t('templates.story.retry')}</Button>}
    >
      {t('templates.story.failed')}
    </InlineNotice>
  )
}

function StoryHead({ story }: { story: Story }) {
  const t = useText()
  const format = useFormat()
  const { leastMs, mostMs } = measureStory(story)
  return (
    <header className={styles.head}>
      <h3>{t('templates.story.title')}</h3>
      <span className={styles.measures}>
        {t('templates.story.parts', { count: story.parts.length })}
        {story.parts.length > 0 &&
          ` · ${t('templates.story.length', {
            least: format.duration(leastMs),
            most: format.duration(mostMs),
          })}`}
      </span>
      {story.parts.length === 0 && <p className={styles.empty}>{t('templates.story.empty')}</p>}
    </header>
  )
}

function Conflict() {
  const t = useText()
  const { isConflict, keep, take } = useUnit({
    isConflict: openStory.$isConflict,
    keep: mineKept,
    take: openStory.theirsTaken,
  })
  if (!isConflict) return null
  return (
    <InlineNotice
      tone="warn"
      actions={
        <>
          <Button onClick={() => keep()}>{t('templates.story.keepMine')}</Button>
          <Button onClick={() => take()}>{t('templates.story.takeTheirs')}</Button>
        </>
      }
    >
      {t('templates.story.conflict')}
    </InlineNotice>
  )
}

/** Of the story as a whole; those of a part stand in its form. */
function Faults() {
  const t = useText()
  const { faults, areShown } = useUnit({ faults: $faults, areShown: $areFaultsShown })
  if (!areShown || !faults.some(({ partId }) => partId === undefined)) return null
  return <InlineNotice tone="danger">{t('templates.fault.noSlot')}</InlineNotice>
}

const kinds: readonly PartKind[] = ['slot', 'title', 'clip', 'intro', 'outro']
const onlyOnce: ReadonlySet<PartKind> = new Set(['intro', 'outro'])

function Adders({ story }: { story: Story }) {
  const t = useText()
  const edit = useUnit(storyEdited)
  const open = kinds.filter(
    (kind) => !onlyOnce.has(kind) || !story.parts.some((part) => part.kind === kind),
  )
  return (
    <div className={styles.adders}>
      {open.map((kind) => (
        <Button
          key={kind}
          icon={<Icon name="plus" />}
          onClick={() =>
            edit({
              do: 'addPart',
              kind,
              id: crypto.randomUUID().slice(0, 8),
              label: kind === 'slot' ? '' : t(`templates.add.${kind}`),
            })
          }
        >
          {t(`templates.add.${kind}`)}
        </Button>
      ))}
    </div>
  )
}
