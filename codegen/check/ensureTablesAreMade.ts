import type { Problem } from '../problems/problem'
import { problemAt, spotAt } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { unmigrated } from '../stored/migrations'
import { storedEntities } from '../stored/storedEntities'

/** The tables of stored entities are in generated/schema.sql as the manifest describes them. */
export const ensureTablesAreMade = (manifest: Manifest, picture: string): Problem[] =>
  unmigrated(storedEntities(manifest), picture).map(({ name, feature, file, stored }) =>
    problemAt(
      'STORED-MIGRATION',
      spotAt(file, 'entities', name, 'stored', 'table'),
      `No migration has made the table ${stored.table} as ${name} describes it. Write it: npm run manifest -- migration ${feature}.`,
    ),
  )
