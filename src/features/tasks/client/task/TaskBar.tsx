import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { EventCallable } from 'effector'
import { can } from '../../../../access/can'
import { href, routes } from '../../../../../generated/facts/routes'
import { navigateFx } from '../../../../browser/location'
import { useText } from '../../../../browser/text/useText'
import { $world } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog'
import { useKeys } from '../../../../ui/page/useKeys'
import { footageAsked, isToDecide, takeAccepted, type Task } from '../task.model'
import styles from './Task.module.css'

interface TaskBarProps {
  task: Task
  act: EventCallable<{ action: string; selection: { ids: readonly string[] } }>
  move: EventCallable<'previous' | 'next'>
}

/** What comes next, by button and by key. */
export function TaskBar({ task, act: acted, move: moved }: TaskBarProps) {
  const t = useText()
  const { act, move, goTo, use, accept, world } = useUnit({
    act: acted,
    move: moved,
    goTo: navigateFx,
    use: footageAsked,
    accept: takeAccepted,
    world: $world,
  })
  const [isAsking, ask] = useState(false)
  const { taskId, may, takes, checklist, state, needsPerson } = task
  const unsent = takes.filter((take) => take.state === 'recorded')
  const openPoints = checklist.filter(({ isDone }) => !isDone).length
  const hasFootage = can(routes['clips.list'].access, world)
  const last = takes.findLast(isToDecide)
  const does = (action: string) => act({ action, selection: { ids: [taskId] } })
  const acts: Readonly<Record<string, (() => void) | false | undefined>> = {
    j: () => move('next'),
    k: () => move('previous'),
    r: may.includes('take') && (() => void goTo({ to: href('tasks.record', { taskId }) })),
    u: may.includes('take') && hasFootage && (() => use(taskId)),
    s: may.includes('submit') && (() => (openPoints > 0 ? ask(true) : does('submit'))),
    d: may.includes('decline') && (() => does('decline')),
    a: may.includes('accept') && last && (() => accept({ taskId, takeId: last.takeId })),
    t: may.includes('retake') && (() => does('retake')),
  }
  useKeys(({ key, hasCommand, hasAlt }) => {
    const found = !hasCommand && !hasAlt && acts[key.toLowerCase()]
    if (found) found()
    return Boolean(found)
  })
  return (
    <div className={styles.bar}>
      {may.includes('claim') && (
        <Button variant="primary" onClick={() => does('claim')}>
          {t('tasks.act.claim')}
        </Button>
      )}
      {may.includes('takeBack') && (
        <Button onClick={() => does('takeBack')}>{t('tasks.act.takeBack')}</Button>
      )}
      {may.includes('reassign') && (state === 'declined' || needsPerson) && (
        <Button variant="primary" icon={<Icon name="addPerson" />} onClick={() => does('reassign')}>
          {t('tasks.act.reassign')}
        </Button>
      )}
      {may.includes('undecline') && (
        <Button onClick={() => does('undecline')}>{t('tasks.act.undecline')}</Button>
      )}
      {may.includes('reconsider') && (
        <Button onClick={() => does('reconsider')}>{t('tasks.act.reconsider')}</Button>
      )}
      {acts['d'] && (
        <Button variant="ghost" icon={<Icon name="undo" />} onClick={acts['d']}>
          {t('tasks.act.decline')} <Kbd>D</Kbd>
        </Button>
      )}
      {acts['u'] && (
        <Button variant="ghost" icon={<Icon name="footage" />} onClick={acts['u']}>
          {t('tasks.act.footage')} <Kbd>U</Kbd>
        </Button>
      )}
      {acts['r'] && (
        <Button variant={unsent.length > 0 ? 'secondary' : 'primary'} onClick={acts['r']}>
          {t(takes.length > 0 ? 'tasks.act.recordAgain' : 'tasks.act.record')} <Kbd>R</Kbd>
        </Button>
      )}
      {acts['s'] && (
        <Button variant="primary" data-autofocus onClick={acts['s']}>
          {unsent.length === 1
            ? t('tasks.act.submit', { no: unsent[0]?.takeNo ?? 1 })
            : t('tasks.act.submitMany', { count: unsent.length })}{' '}
          <Kbd>S</Kbd>
        </Button>
      )}
      {acts['t'] && (
        <Button icon={<Icon name="retry" />} onClick={acts['t']}>
          {t('tasks.act.retake')} <Kbd>T</Kbd>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('tasks.retake.openTitle')}
        confirmLabel={t('tasks.retake.send')}
        cancelLabel={t('tasks.retake.notYet')}
        onConfirm={() => {
          ask(false)
          does('submit')
        }}
        onCancel={() => ask(false)}
      >
        {t('tasks.retake.open', { count: openPoints })}
      </ConfirmDialog>
    </div>
  )
}
