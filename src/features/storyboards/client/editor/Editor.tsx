import { useUnit } from 'effector-react'
import type { ClipboardEvent } from 'react'
import type { ListStoryboardsRow } from '../../../../../generated/facts/features/storyboards'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Icon } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { measure, mostScenes, readingMs, shotsOf } from '../../outline'
import {
  $editing,
  $isMissing,
  $outline,
  $scenes,
  $threads,
  outlineReadAgain,
} from '../outline.model'
import {
  $filter,
  $filterCounts,
  $shownScenes,
  $view,
  filterChosen,
  filters,
  viewChosen,
  type View,
} from '../view.model'
import { AssignDialog } from './AssignDialog'
import { Clashes } from './Clashes'
import styles from './Editor.module.css'
import { LostEdits } from './LostEdits'
import { PrintSheet } from './print/PrintSheet'
import { SceneCards } from './SceneCards'
import { SceneTable } from './SceneTable'
import { ScriptScene } from './ScriptScene'
import { useActs } from './useActs'
import { useEditorKeys } from './useEditorKeys'

/** The scenes and shots of a storyboard: as cards, as a list, or as what is said. */
export function Editor({ storyboard }: { storyboard: ListStoryboardsRow }) {
  const { editing, isMissing } = useUnit({ editing: $editing, isMissing: $isMissing })
  if (!editing) return isMissing ? <Missing /> : <Skeleton height="320px" />
  return <OpenEditor storyboard={storyboard} />
}

function Missing() {
  const t = useText()
  const again = useUnit(outlineReadAgain)
  return (
    <InlineNotice
      tone="danger"
      actions={<Button onClick={() => again()}>{t('storyboards.editor.retry')}</Button>}
    >
      {t('storyboards.editor.failed')}
    </InlineNotice>
  )
}

const parts = { cards: SceneCards, list: SceneTable, script: ScriptScene } as const

function OpenEditor({ storyboard }: { storyboard: ListStoryboardsRow }) {
  const t = useText()
  const acts = useActs()
  const { scenes, shown, view } = useUnit({
    scenes: $scenes,
    shown: $shownScenes,
    view: $view,
  })
  const mayEdit = storyboard.may.includes('edit')
  useEditorKeys()
  const Part = parts[view]
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!mayEdit || isField(event.target) || text === '') return
    event.preventDefault()
    acts.pasteLines(text)
  }
  return (
    <div className={styles.editor} onPaste={paste}>
      <EditorHead />
      {storyboard.may.includes('assign') && <AssignDialog storyboard={storyboard} />}
      <Clashes />
      <LostEdits />
      {scenes.length === 0 && <Nothing mayEdit={mayEdit} />}
      {shown.map((each) => (
        <Part key={each.scene.scene.id} {...each} mayEdit={mayEdit} />
      ))}
      {mayEdit && scenes.length > 0 && (
        <p className={styles.foot}>
          <Button
            icon={<Icon name="plus" />}
            disabled={scenes.length >= mostScenes}
            onClick={() => acts.addScene()}
          >
            {t('storyboards.scene.add')}
          </Button>
          <span className={styles.muted}>{t('storyboards.editor.pasteHint')}</span>
        </p>
      )}
      <PrintSheet title={storyboard.title} goal={storyboard.goal} />
    </div>
  )
}

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')

function Nothing({ mayEdit }: { mayEdit: boolean }) {
  const t = useText()
  const acts = useActs()
  return (
    <EmptyState
      icon={<Icon name="storyboard" />}
      title={t('storyboards.editor.emptyTitle')}
      actions={
        mayEdit && (
          <Button variant="primary" icon={<Icon name="plus" />} onClick={() => acts.addShot()}>
            {t('storyboards.shot.first')}
          </Button>
        )
      }
    >
      {t('storyboards.editor.empty')}
    </EmptyState>
  )
}

const icons = { cards: 'grid', list: 'list', script: 'document' } as const

function EditorHead() {
  const t = useText()
  const { view, show } = useUnit({ view: $view, show: viewChosen })
  return (
    <header className={styles.bar}>
      <SegmentedControl<View>
        label={t('storyboards.editor.view')}
        value={view}
        segments={(['cards', 'list', 'script'] as const).map((value) => ({
          value,
          label: t(`storyboards.editor.views.${value}`),
          icon: <Icon name={icons[value]} />,
        }))}
        onValueChange={show}
        showWords
      />
      <Filters />
      <Measures />
    </header>
  )
}

function Filters() {
  const t = useText()
  const { filter, counts, choose } = useUnit({
    filter: $filter,
    counts: $filterCounts,
    choose: filterChosen,
  })
  return (
    <fieldset className={styles.filters} aria-label={t('storyboards.filter.label')}>
      {filters
        .filter((each) => each === 'all' || each === filter || counts[each] > 0)
        .map((each) => (
          <button
            key={each}
            type="button"
            className={styles.filter}
            aria-pressed={each === filter}
            onClick={() => choose(each)}
          >
            {t(`storyboards.filter.${each}`)} {counts[each]}
          </button>
        ))}
    </fieldset>
  )
}

/** How much there is of it, how far it is, and how long reading all words takes. */
function Measures() {
  const t = useText()
  const format = useFormat()
  const { outline, threads } = useUnit({ outline: $outline, threads: $threads })
  const required = shotsOf(outline).filter(({ values }) => !values.isOptional)
  const accepted = required.filter(({ id }) => threads.get(id)?.state === 'accepted').length
  const { shots, plannedMs } = measure(outline)
  const readMs = outline.shots.reduce(
    (all, { values, isRemoved }) => all + (isRemoved ? 0 : readingMs(values.script ?? '')),
    0,
  )
  return (
    <p className={styles.measures}>
      <strong>
        {threads.size > 0
          ? t('storyboards.progress', {
              accepted: String(accepted),
              required: String(required.length),
            })
          : t('storyboards.editor.shots', { count: shots })}
      </strong>
      <span>
        {t('storyboards.editor.planned', { length: format.duration(plannedMs) })}
        {readMs > 0 && `, ${t('storyboards.editor.read', { length: format.duration(readMs) })}`}
      </span>
    </p>
  )
}
