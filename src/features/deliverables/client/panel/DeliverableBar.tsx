import type { EventCallable } from 'effector'
import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { useKeys } from '../../../../ui/page/useKeys'
import { deliverAsked, type DeliverableItem } from '../deliver.model'
import styles from './Deliverable.module.css'

interface DeliverableBarProps {
  deliverable: DeliverableItem
  act: EventCallable<{ action: string; selection: { ids: readonly string[] } }>
  move: EventCallable<'previous' | 'next'>
}

/** What comes next, by button and by key. */
export function DeliverableBar({ deliverable, act: acted, move: moved }: DeliverableBarProps) {
  const t = useText()
  const { act, move, deliver } = useUnit({ act: acted, move: moved, deliver: deliverAsked })
  const { deliverableId, may, state } = deliverable
  const does = (action: string) => act({ action, selection: { ids: [deliverableId] } })
  const accepts = may.includes('accept') ? 'accept' : may.includes('excuse') && 'excuse'
  const acts: Readonly<Record<string, (() => void) | false>> = {
    j: () => move('next'),
    k: () => move('previous'),
    d: may.includes('deliver') && (() => deliver(deliverableId)),
    t: may.includes('ask') && (() => does('ask')),
    a: accepts && (() => does(accepts)),
  }
  useKeys(({ key, hasCommand, hasAlt }) => {
    const found = !hasCommand && !hasAlt && acts[key.toLowerCase()]
    if (found) found()
    return Boolean(found)
  })
  return (
    <div className={styles.bar}>
      {(['start', 'recall', 'reconsider'] as const).map(
        (action) =>
          may.includes(action) && (
            <Button key={action} onClick={() => does(action)}>
              {t(`deliverables.act.${action}`)}
            </Button>
          ),
      )}
      {acts['t'] && (
        <Button icon={<Icon name="retry" />} onClick={acts['t']}>
          {t('deliverables.act.ask')} <Kbd>T</Kbd>
        </Button>
      )}
      {acts['d'] && (
        <Button variant={accepts ? 'secondary' : 'primary'} onClick={acts['d']}>
          {t(state === 'delivered' ? 'deliverables.act.deliverAgain' : 'deliverables.act.deliver')}{' '}
          <Kbd>D</Kbd>
        </Button>
      )}
      {accepts && acts['a'] && (
        <Button variant="primary" onClick={acts['a']}>
          {t(`deliverables.act.${accepts}`)} <Kbd>A</Kbd>
        </Button>
      )}
    </div>
  )
}
