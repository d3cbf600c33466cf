import { useRef, useState } from 'react'
import { Button } from '../buttons/Button'
import { Toast, type ToastValue } from './Toast'
import { useFocusKey } from './useFocusKey'
import { useFold } from './useFold'
import { useHeld } from './useHeld'
import styles from './ToastRegion.module.css'

export interface ToastRegionProps {
  /** The accessible name of the region, such as "Notifications". */
  label: string
  closeLabel: string
  closeAllLabel: string
  /** The accessible name of the button that shows the toasts behind the first one. */
  moreLabel: (count: number) => string
  /** The first one is shown, the others once somebody asks for them. */
  toasts: readonly ToastValue[]
  onAction: (id: string) => void
  onOtherAction?: (id: string) => void
  onClose: (id: string) => void
  /** Pointer or focus has entered the region: pause the timeouts. */
  onPause?: () => void
  /** Both have left the region, or it is empty: resume the timeouts. */
  onResume?: () => void
}

/**
 * One toast as high as the header in which it appears, so that it covers nothing that can be
 * pressed; more unfold below it on demand. F6 moves the focus here and back (WCAG 2.2.1); new
 * toasts are announced politely.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label, onClose, onPause, onResume } = props
  const [heldKey, setHeldKey] = useState<string>()
  const toasts = withFirst(heldKey, props.toasts)
  const region = useRef<HTMLElement>(null)
  const [wantsAll, setWantsAll] = useState(false)
  const goBack = useFocusKey(region)
  const ids = toasts.map(keyOf)
  useHeld(region, ids, {
    onPause() {
      setHeldKey(ids[0])
      onPause?.()
    },
    onResume() {
      setHeldKey(undefined)
      onResume?.()
    },
    onFocusLost: goBack,
  })
  useFold(region, () => setWantsAll(false))
  const hasMore = toasts.length > 1
  if (wantsAll && !hasMore) setWantsAll(false)
  const showsAll = wantsAll && hasMore

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      // Keeps toasts usable while a dialog is open: the end of a session does not wait for it.
      data-react-aria-top-layer="true"
      data-unfolded={showsAll || undefined}
      className={styles.region}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold a list */}
      <div role="status" aria-atomic="false" className={styles.toasts}>
        <ol className={styles.list}>
          {toasts.map((toast, at) => (
            <li key={keyOf(toast)}>
              <Toast {...props} toast={toast} isFolded={at > 0 && !showsAll} />
            </li>
          ))}
        </ol>
      </div>
      {hasMore && (
        <div className={styles.rest}>
          <button
            type="button"
            className={styles.more}
            aria-label={props.moreLabel(toasts.length - 1)}
            aria-expanded={showsAll}
            onClick={() => setWantsAll(!showsAll)}
          >
            +{toasts.length - 1}
          </button>
          {showsAll && (
            <Button
              size="sm"
              onClick={() =>
                toasts.filter((toast) => !toast.isPersistent).forEach(({ id }) => onClose(id))
              }
            >
              {props.closeAllLabel}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** A toast that somebody points at or has the focus in keeps its place when others come. */
const withFirst = (key: string | undefined, toasts: readonly ToastValue[]) =>
  toasts.toSorted((a, b) => Number(keyOf(b) === key) - Number(keyOf(a) === key))

const keyOf = ({ id, no = 0 }: ToastValue) => `${id}.${no}`
