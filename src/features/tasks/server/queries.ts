/**
 * Counts the tasks that wait for one person (domain.md E8), never those that wait for others. Each
 * count is an expression, so that one query reads all badges.
 */
import { sql, type Expression } from 'kysely'

export interface Person {
  readonly customerId: string
  readonly userId: string
}

/** Somebody, also whom a row names. */
export type Named = Omit<Person, 'userId'> & { readonly userId: string | Expression<string> }

/** Turns a query that returns one number into an expression. */
export const numberOf = (query: Expression<{ total: number }>) => sql<number>`${query}`
