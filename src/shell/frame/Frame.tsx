import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../../browser/text/useText'
import { $isOnline } from '../../browser/network'
import { $isDegraded, retryPressed } from '../../session/client'
import { Banner } from '../../ui/notices/Banner'
import { Button } from '../../ui/buttons/Button'
import { lazyPart } from '../../ui/lazyPart'
import { SkipLink } from '../../ui/page/SkipLink'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { BottomFlyout } from '../flyout/BottomFlyout'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import '../events/follow.model'
import '../leaving/stoppedNotice.model'
import './storageNotice.model'
import { $title, mainId } from '../routing/page.model'
import { Routing } from '../routing/Routing'
import { $isScreenLoading } from '../routing/screen.model'
import { Menu } from '../sidebar/Menu'
import { Rail } from '../sidebar/Rail'
import { $isUpdateReady } from '../updates/start.model'
import { UnsupportedResolution } from '../viewport/UnsupportedResolution'
import { Blockers } from './Blockers'
import styles from './Frame.module.css'

const UpdateBanner = lazyPart(async () => (await import('../updates/UpdateBanner')).UpdateBanner)

/** The layout around every screen of a signed-in person. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText()
  const view = useUnit({
    title: $title,
    isOnline: $isOnline,
    isDegraded: $isDegraded,
    isLoading: $isScreenLoading,
    isUpdateReady: $isUpdateReady,
    retry: retryPressed,
  })
  return (
    <Routing>
      <div className={styles.frame}>
        <SkipLink to={mainId}>{t('shell.skip')}</SkipLink>
        <Rail />
        <Menu />
        <div className={styles.page}>
          <Header />
          <div className={styles.banners}>
            {!view.isOnline && (
              <Banner tone="warn" icon={<ShellIcon name="wifiOff" />}>
                {t('shell.offline')}
              </Banner>
            )}
            {view.isOnline && view.isDegraded && (
              <Banner
                tone="warn"
                actions={
                  <Button size="sm" onClick={() => view.retry()}>
                    {t('shell.degraded.retry')}
                  </Button>
                }
              >
                {t('shell.degraded')}
              </Banner>
            )}
            {view.isUpdateReady && (
              <Suspense>
                <UpdateBanner />
              </Suspense>
            )}
          </div>
          <main
            id={mainId}
            tabIndex={-1}
            className={styles.main}
            aria-label={view.title}
            aria-busy={view.isLoading || undefined}
          >
            {view.isLoading && <span className={styles.progress} />}
            {children}
          </main>
          <div className={styles.flyout}>
            <BottomFlyout />
          </div>
          <Footer />
        </div>
        <UnsupportedResolution />
        <Blockers />
      </div>
    </Routing>
  )
}
