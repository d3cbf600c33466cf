import type { EditorLoad } from '../../../../../generated/facts/features/pro-edits'
import { href } from '../../../../../generated/facts/routes'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Avatar } from '../../../../ui/identity/Avatar'
import { hoursOf } from '../look'
import styles from './Board.module.css'

/** What each editor owes this week beside what they can do. */
export function EditorsCard({ editors }: { editors: readonly EditorLoad[] }) {
  const t = useText()
  const weeks = editors.flatMap(({ editor, weeks: [week] }) => (week ? [{ editor, week }] : []))
  const most = Math.max(
    1,
    ...weeks.map(({ week }) => Math.max(week.owedMinutes, week.capacityMinutes)),
  )
  const title = t('proEdits.load.title')
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.panelName}>
        {title}
        <span className={styles.unit}>{t('proEdits.load.unit')}</span>
      </h2>
      {weeks.length === 0 && (
        <p className={styles.empty}>
          {t('proEdits.load.nobody')}{' '}
          <ScreenButton size="sm" to={href('proEdits.editors')}>
            {t('proEdits.load.say')}
          </ScreenButton>
        </p>
      )}
      <ul className={styles.editors}>
        {weeks.map(({ editor, week }) => (
          <EditorLine key={editor.id} {...{ editor, week, most }} />
        ))}
      </ul>
    </section>
  )
}

interface EditorLineProps {
  editor: EditorLoad['editor']
  week: EditorLoad['weeks'][number]
  most: number
}

function EditorLine({ editor, week, most }: EditorLineProps) {
  const t = useText()
  const format = useFormat()
  const { owedMinutes, capacityMinutes } = week
  const hours = (minutes: number) => format.count(hoursOf(minutes), 1)
  const share = (minutes: number) => `${(minutes / most) * 100}%`
  const over = owedMinutes - capacityMinutes
  const said = { owed: hours(owedMinutes), capacity: hours(capacityMinutes) }
  return (
    <li className={styles.editor} data-over={over > 0}>
      <Avatar
        size="xs"
        name={editor.name}
        seed={editor.id}
        {...(editor.pictureUrl && { pictureUrl: editor.pictureUrl })}
      />
      <bdi className={styles.editorName}>{editor.name}</bdi>
      <span className={styles.track} aria-hidden>
        <span style={{ width: share(Math.min(owedMinutes, capacityMinutes)) }} />
        {over > 0 && <span className={styles.over} style={{ width: share(over) }} />}
        <span className={styles.mark} style={{ insetInlineStart: share(capacityMinutes) }} />
      </span>
      <span className={styles.hours}>
        {over > 0
          ? t('proEdits.load.over', { ...said, over: hours(over) })
          : t('proEdits.load.line', said)}
      </span>
    </li>
  )
}
