import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** A shape for each tone, so that colour never speaks alone. */
export const toneIcons = {
  neutral: <Info size={16} aria-hidden />,
  info: <Info size={16} aria-hidden />,
  ok: <CircleCheck size={16} aria-hidden />,
  warn: <TriangleAlert size={16} aria-hidden />,
  danger: <CircleAlert size={16} aria-hidden />,
}
