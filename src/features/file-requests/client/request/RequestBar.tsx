import { useUnit } from 'effector-react'
import type { EventCallable } from 'effector'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { useKeys } from '../../../../ui/page/useKeys'
import { returnAsked } from '../request.model'
import { goodFiles, type RequestRow } from '../requestRow'
import styles from './Request.module.css'

interface RequestBarProps {
  request: RequestRow
  act: EventCallable<{ action: string; selection: { ids: readonly string[] } }>
  move: EventCallable<'previous' | 'next'>
}

/** What comes next, by button and by key. */
export function RequestBar({ request, act: acted, move: moved }: RequestBarProps) {
  const t = useText()
  const { act, move, giveBack } = useUnit({ act: acted, move: moved, giveBack: returnAsked })
  const { fileRequestId, may, minCount, state } = request
  const count = goodFiles(request).length
  const does = (action: string) => act({ action, selection: { ids: [fileRequestId] } })
  const acts: Readonly<Record<string, (() => void) | false>> = {
    j: () => move('next'),
    k: () => move('previous'),
    s: may.includes('submit') && (() => does('submit')),
    d: may.includes('decline') && (() => does('decline')),
    a: may.includes('accept') && (() => does('accept')),
    t: may.includes('return') && (() => giveBack(fileRequestId)),
  }
  useKeys(({ key, hasCommand, hasAlt }) => {
    const found = !hasCommand && !hasAlt && acts[key.toLowerCase()]
    if (found) found()
    return Boolean(found)
  })
  return (
    <div className={styles.bar}>
      {may.includes('add') && count < minCount && (
        <span className={styles.small}>{t('fileRequests.act.tooFew', { count: minCount })}</span>
      )}
      {may.includes('takeBack') && (
        <Button onClick={() => does('takeBack')}>{t('fileRequests.act.takeBack')}</Button>
      )}
      {may.includes('reassign') && state === 'declined' && (
        <Button variant="primary" icon={<Icon name="addPerson" />} onClick={() => does('reassign')}>
          {t('fileRequests.act.reassign')}
        </Button>
      )}
      {may.includes('undecline') && (
        <Button onClick={() => does('undecline')}>{t('fileRequests.act.undecline')}</Button>
      )}
      {may.includes('reconsider') && (
        <Button onClick={() => does('reconsider')}>{t('fileRequests.act.reconsider')}</Button>
      )}
      {acts['d'] && (
        <Button variant="ghost" icon={<Icon name="undo" />} onClick={acts['d']}>
          {t('fileRequests.act.decline')} <Kbd>D</Kbd>
        </Button>
      )}
      {acts['t'] && (
        <Button icon={<Icon name="retry" />} onClick={acts['t']}>
          {t('fileRequests.act.giveBack')} <Kbd>T</Kbd>
        </Button>
      )}
      {acts['s'] && (
        <Button variant="primary" onClick={acts['s']}>
          {t('fileRequests.act.submit', { count })} <Kbd>S</Kbd>
        </Button>
      )}
      {acts['a'] && (
        <Button variant="primary" onClick={acts['a']}>
          {t('fileRequests.act.accept', { count })} <Kbd>A</Kbd>
        </Button>
      )}
    </div>
  )
}
