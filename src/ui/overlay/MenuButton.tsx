import { Suspense, type ReactNode } from 'react'
import type { MenuProps } from './Menu'
import type { MenuItemValue } from './menuItems'
import { lazyPart } from '../lazyPart'
import { useOverlay, type TriggerProps } from './useOverlay'

const Menu = lazyPart(async () => (await import('./Menu')).Menu)

export interface MenuButtonProps extends Pick<
  MenuProps,
  'label' | 'onAction' | 'selection' | 'placement'
> {
  /** Renders the button: `(trigger) => <IconButton {...trigger} … />`. */
  children: (trigger: TriggerProps) => ReactNode
  /** Either plain items or sections. */
  items?: readonly MenuItemValue[]
  sections?: MenuProps['sections']
}

/** A button with a menu. The menu's code is loaded on hover, focus or press. */
export function MenuButton({ children, items, sections, ...menu }: MenuButtonProps) {
  const { trigger, wasOpened, isOpen, setOpen } = useOverlay('menu', Menu.fetch)
  const content = sections ?? [{ id: menu.label, items: items ?? [] }]
  return (
    <>
      {children(trigger)}
      {wasOpened && (
        <Suspense>
          <Menu
            {...menu}
            sections={content}
            triggerRef={trigger.ref}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
