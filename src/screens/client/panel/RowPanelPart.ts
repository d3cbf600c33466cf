import { lazyPart } from '../../../ui/lazyPart'

/** The panel of a row for what stands open in its place: fetched when a row is opened, not with the list. */
export const RowPanel = lazyPart(async () => (await import('./RowPanel')).RowPanel)
