/** PostgreSQL does not start on its folder, or ended by itself; the message says why. */
export class PostgresRefused extends Error {}
