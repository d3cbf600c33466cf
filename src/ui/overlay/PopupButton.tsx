import { Suspense, type ReactNode } from 'react'
import type { PopupProps } from './Popup'
import { lazyPart } from '../lazyPart'
import { useOverlay, type TriggerProps } from './useOverlay'

const loadPopup = () => import('./Popup')
const Popup = lazyPart(async () => (await loadPopup()).Popup)

export interface PopupButtonProps extends Pick<
  PopupProps,
  'label' | 'width' | 'height' | 'placement' | 'offset'
> {
  /** Draws the button: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (trigger: TriggerProps) => ReactNode
  /** Fetches what the panel draws, if it comes late as well. */
  load?: () => Promise<unknown>
  /** Draws the panel. */
  children: (close: () => void) => ReactNode
}

/** A button with a panel, which is fetched on hover, focus or press and costs nothing before. */
export function PopupButton({ trigger: draw, load, children, ...popup }: PopupButtonProps) {
  const { trigger, wasOpened, isOpen, setOpen } = useOverlay('dialog', () =>
    Promise.all([loadPopup(), load?.()]),
  )
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
