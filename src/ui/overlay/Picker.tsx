import {
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Check, ChevronDown } from 'lucide-react'
import { Field, type FieldLook } from '../fields/Field'
import { Avatar } from '../identity/Avatar'
import { Chip } from '../labels/Chip'
import field from '../fields/Field.module.css'
import surface from './surface.module.css'
import menu from './Menu.module.css'
import styles from './Picker.module.css'

export interface PickerOption {
  readonly id: string
  readonly name: string
  readonly pictureUrl?: string
}

export interface PickerProps extends FieldLook {
  picked: readonly PickerOption[]
  onPickedChange: (picked: readonly PickerOption[]) => void
  /** What may be picked, as far as it is loaded, for the text typed last. */
  options: readonly PickerOption[]
  /** With the text in it: typing opens the list as well. */
  onOpen: (text: string) => void
  onSearch: (text: string) => void
  onMoreNeeded: () => void
  /** At most one; picking another replaces it. */
  isSingle?: boolean
  isLoading: boolean
  hasMore: boolean
  /** In the place of options, when there are none: that nothing is found, or what failed. */
  emptyText: ReactNode
  openLabel: string
  removeLabel: (name: string) => string
  onBlur?: () => void
  id?: string
  className?: string
}

/** Rows picked from a long list: a text to search by, a list below it, and a chip for each. */
export function Picker(props: PickerProps) {
  const { picked, onPickedChange, options, isSingle = false, isLoading, hasMore } = props
  const { label, hideLabel, labelEnd, hint, error, id, className } = props
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  const text = useRef('')
  const within = useKeysWithin()
  // Another array, even of the same ids, would take back what is typed.
  const pickedIds = JSON.stringify(picked.map((row) => row.id))
  const value = useMemo(() => JSON.parse(pickedIds) as string[], [pickedIds])
  const remove = (gone: PickerOption) =>
    onPickedChange(picked.filter(({ id: each }) => each !== gone.id))
  const pick = (ids: readonly string[]) => {
    const known = [...picked, ...options]
    const rows = ids.flatMap((each) => known.find((row) => row.id === each) ?? [])
    onPickedChange(isSingle ? rows.slice(-1) : rows)
  }
  return (
    <Field {...{ id, label, hideLabel, labelEnd, hint, error, className }}>
      {(control) => (
        <ComboBox<PickerOption, 'multiple'>
          className={styles.picker}
          selectionMode="multiple"
          aria-label={label}
          items={options}
          value={value}
          onChange={(keys) => pick(keys.map(String))}
          onInputChange={(typed) => {
            text.current = typed
            props.onSearch(typed)
          }}
          onOpenChange={(isOpen) => {
            within.setOpen(isOpen)
            if (!isOpen) return
            setWidth(box.current?.offsetWidth)
            props.onOpen(text.current)
          }}
          onBlur={props.onBlur}
          // A dialog gives its first field the focus, and would open under its list.
          menuTrigger="input"
          allowsEmptyCollection
          // The server has searched already, and better.
          defaultFilter={() => true}
          isInvalid={error !== undefined && error !== null}
        >
          {isSingle && <CloseOncePicked pickedId={picked[0]?.id} />}
          <div ref={box} className={`${field.box} ${styles.box}`} {...within.handlers}>
            {picked.map((row) => (
              <Chip
                key={row.id}
                size="sm"
                icon={
                  row.pictureUrl && <Avatar size="xs" name={row.name} pictureUrl={row.pictureUrl} />
                }
                removeLabel={props.removeLabel(row.name)}
                onRemove={() => remove(row)}
              >
                {row.name}
              </Chip>
            ))}
            <SearchInput
              {...control}
              className={`${field.input} ${styles.input}`}
              onKeyDown={(event) => {
                const last = picked.at(-1)
                if (event.key === 'Backspace' && event.currentTarget.value === '' && last)
                  remove(last)
              }}
            />
            <Button className={styles.open} aria-label={props.openLabel}>
              <ChevronDown size={16} aria-hidden />
            </Button>
          </div>
          <Popover
            triggerRef={box}
            className={`${surface.popover} ${styles.popover}`}
            style={{ width }}
            offset={4}
            placement="bottom start"
          >
            <ListBox
              className={`${menu.menu} ${styles.list}`}
              aria-busy={isLoading || undefined}
              renderEmptyState={() => (
                <p className={styles.empty}>{!isLoading && props.emptyText}</p>
              )}
            >
              {options.map((row) => (
                <ListBoxItem key={row.id} id={row.id} textValue={row.name} className={menu.item}>
                  {({ isSelected }) => (
                    <>
                      {row.pictureUrl && (
                        <Avatar size="xs" name={row.name} pictureUrl={row.pictureUrl} />
                      )}
                      <Text slot="label" className={menu.words}>
                        {row.name}
                      </Text>
                      <span className={menu.mark}>
                        {isSelected && <Check size={16} aria-hidden />}
                      </span>
                    </>
                  )}
                </ListBoxItem>
              ))}
              {hasMore && (
                <ListBoxLoadMoreItem onLoadMore={props.onMoreNeeded} isLoading={isLoading} />
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      )}
    </Field>
  )
}

/** Opens the list by a press, by typing and by arrow keys, and not by the focus alone. */
function SearchInput(props: InputProps) {
  const state = use(ComboBoxStateContext)
  return <Input {...props} onClick={() => state?.open(null, 'manual')} />
}

/** Of a single one nothing more is to be picked. */
function CloseOncePicked({ pickedId }: { pickedId: string | undefined }) {
  const state = use(ComboBoxStateContext)
  const last = useRef(pickedId)
  useEffect(() => {
    if (pickedId !== last.current && pickedId !== undefined) state?.close()
    last.current = pickedId
  }, [pickedId, state])
  return null
}

/**
 * Escape closes the list alone, and not what the field stands in. Tab leaves: it would take back what
 * is picked where that has the focus of the list.
 */
function useKeysWithin() {
  const isOpen = useRef(false)
  const wasOpen = useRef(false)
  const handlers = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      wasOpen.current = isOpen.current
      if (event.key === 'Tab' && isOpen.current) event.stopPropagation()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && wasOpen.current) event.stopPropagation()
    },
  }
  return { handlers, setOpen: (next: boolean) => (isOpen.current = next) }
}
