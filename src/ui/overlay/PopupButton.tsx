import { Suspense, useEffect, type ReactNode } from 'react'
import type { PopupProps } from './Popup'
import { lazyPart } from '../lazyPart'
import { useOverlay, type TriggerProps } from './useOverlay'

const Popup = lazyPart(async () => (await import('./Popup')).Popup)

export interface PopupButtonProps extends Pick<
  PopupProps,
  'label' | 'width' | 'height' | 'placement' | 'offset'
> {
  /** Renders the button: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (trigger: TriggerProps) => ReactNode
  /** Loads the code of the panel's content, if that is split off too. */
  load?: () => Promise<unknown>
  /** Opens it without a press, where something needs to be seen now. */
  opensItself?: boolean
  onOpenedItself?: () => void
  /** Renders the panel. */
  children: (close: () => void) => ReactNode
}

/** A button with a panel. The panel's code is loaded on hover, focus or press. */
export function PopupButton(props: PopupButtonProps) {
  const { trigger: draw, load, children, opensItself, onOpenedItself, ...popup } = props
  const { trigger, wasOpened, isOpen, setOpen } = useOverlay('dialog', () =>
    Promise.all([Popup.fetch(), load?.()]),
  )
  useEffect(() => {
    if (!opensItself) return
    setOpen(true)
    onOpenedItself?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time something is new
  }, [opensItself])
  return (
    <>
      {draw(trigger)}
      {wasOpened && (
        <Suspense>
          <Popup {...popup} triggerRef={trigger.ref} isOpen={isOpen} onOpenChange={setOpen}>
            {children(() => setOpen(false))}
          </Popup>
        </Suspense>
      )}
    </>
  )
}
