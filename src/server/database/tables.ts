/**
 * The tables as Kysely sees them (camelCase; the database says snake_case). Each area keeps its own file
 * under tables/, those of stored entities follow from the manifest; an area whose file is not listed below adds itself beside its migration by
 * `declare module '../tables' { interface Database extends … {} }`.
 */
import type { Kysely, Transaction } from 'kysely'
import type { StoredTables } from '../../../generated/facts/stored'
import type { SessionTables } from './tables/session'
import type { WorkTables } from './tables/work'

export interface Database extends SessionTables, WorkTables, StoredTables {}

/** A connection or a transaction: a query does not care which. */
export type Db = Kysely<Database> | Transaction<Database>
