import { useUnit } from 'effector-react'
import type { OutlineShot } from '../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { $mayEdit } from '../open'
import { $scenes } from '../outline.model'
import { $shot, shotClosed, shotsChosen } from '../view.model'
import styles from './ShotPanel.module.css'
import { ShotFields } from './ShotFields'
import { ShotSteps } from './ShotSteps'
import { useActs } from './useActs'

/** What the chosen shot says. */
export function ShotPanel() {
  const { shot, mayEdit } = useUnit({ shot: $shot, mayEdit: $mayEdit })
  const t = useText()
  if (!shot) return null
  return (
    <section className={styles.panel} aria-label={t('storyboards.shot.panel')}>
      <PanelHead {...{ shot, mayEdit }} />
      <ShotSteps shot={shot} />
      <ShotFields key={shot.id} {...{ shot, mayEdit }} />
    </section>
  )
}

function PanelHead({ shot, mayEdit }: { shot: OutlineShot; mayEdit: boolean }) {
  const t = useText()
  const { scenes, choose, close } = useUnit({
    scenes: $scenes,
    choose: shotsChosen,
    close: shotClosed,
  })
  const all = scenes.flatMap(({ shots }) => shots)
  const at = all.findIndex(({ id }) => id === shot.id)
  const go = (step: number) => {
    const next = all[at + step]
    if (next) choose([next.id])
  }
  return (
    <header className={styles.head}>
      <span className={styles.place}>
        {t('storyboards.shot.place', { no: at + 1, count: all.length })}
      </span>
      <IconButton
        size="sm"
        label={t('storyboards.shot.previous')}
        icon={<Icon name="chevronUp" />}
        disabled={at <= 0}
        onClick={() => go(-1)}
      />
      <IconButton
        size="sm"
        label={t('storyboards.shot.next')}
        icon={<Icon name="chevronDown" />}
        disabled={at === all.length - 1}
        onClick={() => go(1)}
      />
      {mayEdit && <ShotMenu shot={shot} />}
      <IconButton
        size="sm"
        label={t('storyboards.shot.close')}
        icon={<Icon name="close" />}
        onClick={() => close()}
      />
    </header>
  )
}

/** The twins of what is done by dragging and by keys. */
function ShotMenu({ shot }: { shot: OutlineShot }) {
  const t = useText()
  const scenes = useUnit($scenes)
  const acts = useActs()
  const label = t('storyboards.shot.menu')
  const others = scenes.filter(({ scene }) => scene.id !== shot.sceneId)
  const run = (id: string) => {
    if (id === 'up') acts.step(shot, -1)
    else if (id === 'down') acts.step(shot, 1)
    else if (id === 'duplicate') acts.duplicate(shot)
    else if (id === 'remove') acts.remove('shot', [shot.id])
    else acts.move([shot.id], { sceneId: id, at: Number.MAX_SAFE_INTEGER })
  }
  return (
    <MenuButton
      label={label}
      onAction={run}
      sections={[
        {
          id: 'act',
          items: [
            {
              id: 'up',
              label: t('storyboards.act.up'),
              icon: <Icon name="chevronUp" />,
              end: <Kbd>Alt ↑</Kbd>,
            },
            {
              id: 'down',
              label: t('storyboards.act.down'),
              icon: <Icon name="chevronDown" />,
              end: <Kbd>Alt ↓</Kbd>,
            },
            { id: 'duplicate', label: t('storyboards.act.duplicate'), icon: <Icon name="copy" /> },
            {
              id: 'remove',
              label: t('storyboards.act.remove'),
              icon: <Icon name="trash" />,
              isDanger: true,
            },
          ],
        },
        ...(others.length > 0
          ? [
              {
                id: 'scenes',
                title: t('storyboards.act.toScene'),
                items: others.map(({ scene }) => ({
                  id: scene.id,
                  label: scene.values.title || t('storyboards.scene.untitled'),
                })),
              },
            ]
          : []),
      ]}
    >
      {(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<Icon name="more" />} />}
    </MenuButton>
  )
}
