import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { useText } from '../../browser/text/useText'
import { IconButton } from '../../ui/buttons/IconButton'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { MenuList } from './MenuList'
import { menuId } from './menuId'
import { $menu, menuClosed, menuToggled } from './sidebar.model'
import { useFlyoutFocus } from './useFlyoutFocus'
import styles from './Menu.module.css'

/** The screens of one section: beside the page if there is room, else over it. */
export function Menu() {
  const t = useText()
  const { menu, toggle, close } = useUnit({ menu: $menu, toggle: menuToggled, close: menuClosed })
  const panel = useRef<HTMLElement>(null)
  useFlyoutFocus(panel, menu.isFlyout ? (menu.shown?.id ?? null) : null)
  if (!menu.shown) return null
  const title = t(menu.shown.title)
  return (
    <>
      {menu.isFlyout && <div className={styles.scrim} onPointerDown={() => close()} />}
      <nav
        ref={panel}
        id={menuId}
        className={styles.menu}
        data-flyout={menu.isFlyout || undefined}
        aria-label={t('shell.menu', { section: title })}
      >
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton
            label={t(menu.isFlyout ? 'shell.menu.close' : 'shell.menu.collapse')}
            aria-keyshortcuts="["
            icon={<ShellIcon name="panelLeft" />}
            onClick={() => toggle()}
          />
        </div>
        <MenuList entries={menu.shown.entries} />
      </nav>
    </>
  )
}
