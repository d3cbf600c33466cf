import type { RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Text } from 'react-aria-components/Text'
import { Check } from 'lucide-react'
import type { MenuItemValue, MenuSectionValue } from './menuItems'
import surface from './surface.module.css'
import styles from './Menu.module.css'

export interface MenuProps {
  label: string
  /** The button that opens it. */
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  sections: readonly MenuSectionValue[]
  onAction: (id: string) => void
  /**
   * `single` checks one item of a section; `multiple` checks any number and keeps the menu open.
   */
  selection?: 'none' | 'single' | 'multiple'
  placement?: PopoverProps['placement']
}

/** A menu opened by a button. Usually rendered by MenuButton, which loads it when it is needed. */
export function Menu(props: MenuProps) {
  const { label, triggerRef, isOpen, onOpenChange, sections, onAction } = props
  const { selection = 'none', placement = 'bottom start' } = props
  return (
    <Popover
      className={surface.popover}
      {...{ triggerRef, isOpen, onOpenChange, placement }}
      offset={4}
    >
      <AriaMenu
        aria-label={label}
        className={styles.menu}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        shouldCloseOnSelect={selection !== 'multiple'}
        onClose={() => onOpenChange(false)}
        onAction={(key) => onAction(String(key))}
      >
        {sections.map((section, index) => (
          <MenuSectionView
            key={section.id}
            {...{ label, section, isFirst: index === 0 }}
            selection={section.selection ?? selection}
          />
        ))}
      </AriaMenu>
    </Popover>
  )
}

interface MenuSectionViewProps {
  label: string
  section: MenuSectionValue
  selection: 'none' | 'single' | 'multiple'
  isFirst: boolean
}

function MenuSectionView({ label, section, selection, isFirst }: MenuSectionViewProps) {
  const checked = section.items.filter((item) => item.isChecked).map((item) => item.id)
  return (
    <>
      {!isFirst && !section.title && <Separator className={styles.line} />}
      <MenuSection
        className={styles.section}
        aria-label={section.title ? undefined : label}
        selectionMode={selection}
        selectedKeys={checked}
      >
        {section.title && <Header className={styles.title}>{section.title}</Header>}
        {section.items.map((item) => (
          <MenuLine key={item.id} item={item} hasMarks={selection !== 'none'} />
        ))}
      </MenuSection>
    </>
  )
}

function MenuLine({ item, hasMarks }: { item: MenuItemValue; hasMarks: boolean }) {
  const { id, label, icon, detail, end, isDisabled, isDanger, href, target } = item
  return (
    <MenuItem
      {...{ id, textValue: label, isDisabled, href, target }}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      className={styles.item}
      data-danger={isDanger || undefined}
    >
      {({ isSelected }) => (
        <>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.words}>
            <Text slot="label">{label}</Text>
            {detail && (
              <Text slot="description" className={styles.detail}>
                {detail}
              </Text>
            )}
          </span>
          {end && <span className={styles.end}>{end}</span>}
          {hasMarks && (
            <span className={styles.mark}>{isSelected && <Check size={16} aria-hidden />}</span>
          )}
        </>
      )}
    </MenuItem>
  )
}
