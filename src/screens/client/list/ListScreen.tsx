import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { InPanel, layerMark } from '../../../ui/page/layers'
import { OpenPanel } from '../panel/OpenPanel'
import { drawAbove, drawBeside } from '../parts'
import { ListBody } from './ListBody'
import { ListDialogs } from './ListDialogs'
import { useList } from './ListContext'
import { ListHeader } from './ListHeader'
import { ListSelection } from './ListSelection'
import { ListTabs } from './ListTabs'
import { ListToolbar } from './ListToolbar'
import styles from './ListScreen.module.css'

/** The list of a screen, with whatever stands open beside it. */
export function ListScreen() {
  const { list, parts } = useList()
  const { state, address } = useUnit({
    state: list.reading.$state,
    address: list.place.$address,
  })
  const { beside } = list.screen
  return (
    <div className={styles.screen}>
      {beside && state !== 'forbidden' && (
        <div className={styles.beside}>{drawBeside(parts, beside.part, { place: 'beside' })}</div>
      )}
      <div className={styles.side} {...layerMark('list')}>
        <div className={styles.list}>
          <ListHeader />
          {state !== 'forbidden' && (
            <>
              {!address.trash && drawAbove(parts, list.screen.above, { place: 'above' })}
              {beside && (
                <div className={styles.choice}>
                  {drawBeside(parts, beside.part, { place: 'above' })}
                </div>
              )}
              {!address.trash && list.screen.filters.length > 0 && <ListTabs />}
              <ListToolbar />
            </>
          )}
          <ListBody />
        </div>
        <ListSelection />
      </div>
      <div className={styles.panel} {...layerMark(list.screen.opens ?? 'panel')}>
        <InPanel value={list.screen.opens !== 'page'}>
          <OpenPanel />
        </InPanel>
      </div>
      <Suspense>
        <ListDialogs />
      </Suspense>
    </div>
  )
}
