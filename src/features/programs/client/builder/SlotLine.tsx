import { useUnit } from 'effector-react'
import type { Block } from '../../../../../generated/facts/features/programs'
import { href, routes } from '../../../../../generated/facts/routes'
import { can } from '../../../../access/can'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { $world } from '../../../../session/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import styles from './BlockForm.module.css'
import { $facts, edited } from './cut.model'

/** The template's request for this place. */
export function SlotLine({ block, mayEdit }: { block: Block; mayEdit: boolean }) {
  const t = useText()
  const format = useFormat()
  const { facts, edit } = useUnit({ facts: $facts, edit: edited })
  const slot = block.slotId === undefined ? undefined : facts.slots[block.slotId]
  if (!slot) return null
  const seconds = (ms: number) =>
    t('programs.builder.drawer.seconds', { seconds: format.count(ms / 1_000, 1) })
  return (
    <div className={styles.slot}>
      {slot.direction && <p>{slot.direction}</p>}
      {slot.minMs !== undefined && slot.maxMs !== undefined && (
        <p className={styles.note}>
          {t('programs.builder.block.asked', {
            least: seconds(slot.minMs),
            most: seconds(slot.maxMs),
          })}
        </p>
      )}
      {block.media && mayEdit && !block.locked && (
        <Button size="sm" onClick={() => edit({ op: { op: 'setMedia', blockId: block.id } })}>
          {t('programs.builder.block.empty')}
        </Button>
      )}
      {!block.media && <p>{t('programs.builder.block.fillIt')}</p>}
      {!block.media && mayEdit && <SlotSources />}
    </div>
  )
}

/** Where footage that is not there yet comes from; it is among what can be put in once it has come. */
function SlotSources() {
  const t = useText()
  const world = useUnit($world)
  const sources = [
    { id: 'record', route: 'clips.add', icon: 'play' },
    { id: 'upload', route: 'clips.list', icon: 'upload' },
    { id: 'ask', route: 'tasks.all', icon: 'clock' },
  ] as const
  return (
    <p className={styles.row}>
      {sources
        .filter(({ route }) => can(routes[route].access, world))
        .map(({ id, route, icon }) => (
          <ScreenButton key={id} size="sm" to={href(route)} icon={<Icon name={icon} />}>
            {t(`programs.builder.block.${id}`)}
          </ScreenButton>
        ))}
    </p>
  )
}
