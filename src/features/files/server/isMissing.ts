import { ProgramFault } from '../../media/server'

/** Whether the program is not installed: previews are then left out. */
export function isMissing(fault: unknown): boolean {
  return fault instanceof ProgramFault && /ENOENT|failed to execute/.test(fault.said)
}
