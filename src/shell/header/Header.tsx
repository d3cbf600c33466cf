import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useText } from '../../browser/text/useText'
import { $session } from '../../session/client'
import { IconButton } from '../../ui/buttons/IconButton'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { Notices } from '../notices/Notices'
import { $heading, $menu, menuToggled } from '../sidebar/sidebar.model'
import { AccountMenu } from './AccountMenu'
import { $headerTools, type HeaderTool } from './headerTools'
import { LanguageMenu } from './LanguageMenu'
import { ThemeMenu } from './ThemeMenu'
import styles from './Header.module.css'

/** The name of the current screen, and tools that every screen has. */
export function Header() {
  const t = useText()
  const { menu, heading, session, tools, toggle } = useUnit({
    menu: $menu,
    heading: $heading,
    session: $session,
    tools: $headerTools,
    toggle: menuToggled,
  })
  return (
    <header className={styles.header}>
      {!menu.isPinned && (
        <IconButton
          label={t('shell.menu.expand')}
          aria-keyshortcuts="["
          icon={<ShellIcon name="panelLeftOpen" />}
          onClick={() => toggle()}
        />
      )}
      <p className={styles.place}>{heading ? t(heading) : session?.customerName}</p>
      <div className={styles.notices}>
        <Notices />
      </div>
      <div className={styles.tools}>
        <Tools tools={tools.filter(({ isLast }) => !isLast)} />
        <LanguageMenu />
        <ThemeMenu />
        <Tools tools={tools.filter(({ isLast }) => isLast)} />
        <AccountMenu />
      </div>
    </header>
  )
}

const Tools = ({ tools }: { tools: readonly HeaderTool[] }) =>
  tools.map(({ id, Tool }) => (
    <Suspense key={id}>
      <Tool />
    </Suspense>
  ))
