import { useUnit } from 'effector-react'
import { $view } from './address/address.model'
import { SkipLink } from '../../ui/page/SkipLink'
import { ChangesBar } from './changes/ChangesBar'
import { $isReady } from './changes/draft.model'
import { FolderNotices } from './folder/FolderNotices'
import { Waiting } from './folder/Waiting'
import { Inspector } from './inspector/Inspector'
import { LensBar } from './lens/LensBar'
import { MenuView } from './menu/MenuView'
import { PartFault } from './PartFault'
import { CallsView } from './tables/CallsView'
import { RoutesView } from './tables/RoutesView'
import { RulesView } from './tables/RulesView'
import { ScreensView } from './tables/ScreensView'
import { TestsView } from './tables/TestsView'
import { TopBar } from './TopBar'
import { words } from './words'
import styles from './Workbench.module.css'

const views = {
  menu: MenuView,
  screens: ScreensView,
  routes: RoutesView,
  calls: CallsView,
  rules: RulesView,
  tests: TestsView,
}

/** The whole page: view, lens, inspector and bar of changes. */
export function Workbench() {
  const { view, isReady } = useUnit({ view: $view, isReady: $isReady })
  const View = views[view]
  return (
    <div className={styles.workbench}>
      <SkipLink to="content">{words.skip}</SkipLink>
      <TopBar />
      <FolderNotices />
      {isReady ? (
        <>
          <LensBar />
          <div className={styles.desk}>
            <main id="content" tabIndex={-1} className={styles.view} aria-label={words.views[view]}>
              <PartFault key={view} {...words.fault}>
                <View />
              </PartFault>
            </main>
            <Inspector />
          </div>
          <ChangesBar />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  )
}
