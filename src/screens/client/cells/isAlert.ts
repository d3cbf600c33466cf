import type { Column } from '../../../../generated/facts/screen'
import { valueIn, type Row } from '../row'

/** Whether the value calls for attention, such as a day that is over while something is still to be done. */
export const isAlert = ({ alert }: Column, row: Row): boolean =>
  alert?.values.includes(String(valueIn(row, alert.field))) === true
