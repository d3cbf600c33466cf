import { lazy, Suspense, type ReactNode } from 'react'
import type { PopupProps } from '../overlay/Popup'
import { useOverlay, type TriggerProps } from './useOverlay'

const load = () => import('../overlay/Popup')
const Popup = lazy(async () => ({ default: (await load()).Popup }))

export interface PopupButtonProps extends Pick<
  PopupProps,
  'label' | 'width' | 'height' | 'placement' | 'offset'
> {
  /** Draws the button: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (trigger: TriggerProps) => ReactNode
  /** Draws the panel. */
  children: (close: () => void) => ReactNode
}

/** A button with a panel, which is fetched on hover, focus or press and costs nothing before. */
export function PopupButton({ trigger: draw, children, ...popup }: PopupButtonProps) {
  const { trigger, wasOpened, isOpen, setOpen } = useOverlay('dialog', load)
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
