/** The server's own PostgreSQL cannot run; the message tells an operator why and what to do. */
export class PostgresRefused extends Error {}
