import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { plannedMs, type SceneOfShots } from '../../outline'
import styles from './Editor.module.css'
import { TextCell } from './TextCell'
import { useActs } from './useActs'

export interface SceneProps {
  scene: SceneOfShots
  at: number
  /** Of its shots, among all. */
  numbers: ReadonlyMap<string, number>
  mayEdit: boolean
}

/** The title of a scene, what it is about, and what can be done with it. */
export function SceneHead({ scene: { scene, shots }, at, mayEdit }: Omit<SceneProps, 'numbers'>) {
  const t = useText()
  const format = useFormat()
  const acts = useActs()
  const { title = '', notes = '' } = scene.values
  const row = { of: 'scene', id: scene.id } as const
  const length = format.duration(shots.reduce((all, { values }) => all + plannedMs(values), 0))
  const menu = {
    up: () => acts.stepScene(scene.id, -1),
    down: () => acts.stepScene(scene.id, 1),
    remove: () => acts.remove('scene', [scene.id]),
  }
  return (
    <header className={styles.sceneHead}>
      <span className={styles.number} aria-hidden>
        {at + 1}
      </span>
      <TextCell
        className={styles.sceneTitle}
        label={t('storyboards.scene.title', { place: at + 1 })}
        value={title}
        maxLength={200}
        isReadOnly={!mayEdit}
        onChange={(text) => acts.change(row, 'title', { title: text })}
      />
      <span className={styles.muted}>
        {t('storyboards.scene.measures', { count: shots.length, length })}
      </span>
      {mayEdit && (
        <span className={styles.acts}>
          <Button
            size="sm"
            variant="ghost"
            icon={<Icon name="plus" />}
            onClick={() => acts.addShot(scene.id)}
          >
            {t('storyboards.shot.add')}
          </Button>
          <MenuButton
            label={t('storyboards.scene.menu', { name: title })}
            items={[
              { id: 'up', label: t('storyboards.act.up'), icon: <Icon name="chevronUp" /> },
              { id: 'down', label: t('storyboards.act.down'), icon: <Icon name="chevronDown" /> },
              {
                id: 'remove',
                label: t('storyboards.scene.remove'),
                icon: <Icon name="trash" />,
                isDanger: true,
              },
            ]}
            onAction={(id) => menu[id as keyof typeof menu]()}
          >
            {(trigger) => (
              <IconButton
                {...trigger}
                size="sm"
                label={t('storyboards.scene.menu', { name: title })}
                icon={<Icon name="more" />}
              />
            )}
          </MenuButton>
        </span>
      )}
      {(mayEdit || notes) && (
        <TextCell
          className={styles.notes}
          label={t('storyboards.scene.notes', { place: at + 1 })}
          placeholder={t('storyboards.scene.notesHint')}
          value={notes}
          maxLength={2000}
          isReadOnly={!mayEdit}
          onChange={(text) => acts.change(row, 'notes', { notes: text || undefined })}
        />
      )}
    </header>
  )
}
