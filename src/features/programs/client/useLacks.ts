import type { ProgramVersion } from '../../../../generated/facts/features/programs'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'

export interface Lack {
  readonly text: string
  /** What is done about it where the program is built. */
  readonly act: string
}

/** What keeps a version from being published, whatever was decided about it. */
export function useLacks({
  emptySlots,
  withdrawnAtMs,
}: Pick<ProgramVersion, 'emptySlots' | 'withdrawnAtMs'>): readonly Lack[] {
  const t = useText()
  const format = useFormat()
  return [
    ...(withdrawnAtMs === undefined
      ? []
      : [
          {
            text: t('programs.lacks.withdrawn', { at: format.duration(withdrawnAtMs) }),
            act: t('programs.lacks.replace'),
          },
        ]),
    ...(emptySlots === 0
      ? []
      : [
          {
            text: t('programs.lacks.slots', { count: emptySlots }),
            act: t('programs.lacks.fill', { count: emptySlots }),
          },
        ]),
  ]
}
