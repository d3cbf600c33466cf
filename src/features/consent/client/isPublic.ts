import type { ConsentUse } from '../../../../generated/facts/features/consent'

const publicKinds: readonly ConsentUse['kind'][] = ['program', 'delivery', 'sharePage', 'welcome']

/** Whether others see any of it: only then is there something to unpublish. */
export const isPublic = (uses: ReadonlyArray<Pick<ConsentUse, 'kind'>>): boolean =>
  uses.some(({ kind }) => publicKinds.includes(kind))
