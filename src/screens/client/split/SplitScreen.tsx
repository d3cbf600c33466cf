import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import type { Split } from '../../../../generated/facts/screen'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { useSay } from '../cells/useSay'
import { ListDialogs } from '../list/ListDialogs'
import { useList } from '../list/ListContext'
import { Panel } from '../panel/Panel'
import { SplitRows } from './SplitRows'
import styles from './SplitScreen.module.css'

/** Rows at the side, the one that is open as a page. */
export function SplitScreen({ split }: { split: Split }) {
  const say = useSay()
  const { list, form, parts } = useList()
  const openId = useUnit(list.beside.$openId)
  return (
    <div className={styles.screen} data-open={openId !== null || undefined}>
      <SplitRows split={split} />
      {openId === null ? (
        <div className={styles.choose}>
          <EmptyState
            level={2}
            icon={<Icon name="edit" size="xl" />}
            title={say(split.chooseTitle)}
          >
            {say(split.chooseText)}
          </EmptyState>
        </div>
      ) : (
        <div className={styles.page}>
          <Panel form={form} parts={parts} />
        </div>
      )}
      <Suspense>
        <ListDialogs />
      </Suspense>
    </div>
  )
}
