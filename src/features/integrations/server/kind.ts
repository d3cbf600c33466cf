import type { RowOf } from '../../../server/database/tables'

/** A service that people connect. */
export type Kind = RowOf<'integrationConnections'>['kind']
