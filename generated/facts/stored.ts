// Generated from manifest/features/*.yaml by npm run codegen. Edit the manifest, not this file.

/** Entities whose rows the manifest keeps: how each is stored, and what its calls do. */
export const stored = {
  ShotType: {
    table: 'shotTypes',
    key: 'shotTypeId',
    isGlobal: true,
    hasTrash: false,
    search: ['name', 'description'],
    sequence: 'position',
    unique: { shot_types_name: 'nameTaken' },
    order: { screen: 'shotTypes', field: 'position', desc: false },
    columns: { name: { column: 'name', type: 'text', isKeyed: true }, description: { column: 'description', type: 'text' }, position: { column: 'position', type: 'integer' }, state: { column: 'state', type: 'enum' }, createdAt: { column: 'createdAt', type: 'moment' } },
    lists: ['listShotTypes'],
    calls: {
      addShotType: { in: 'listShotTypes', does: 'create', access: [[1, 0, 0, 31]] },
      updateShotType: { in: 'listShotTypes', does: 'update', access: [[1, 0, 0, 31]] },
      archiveShotTypes: { in: 'listShotTypes', does: 'set', may: 'archive', sets: { state: 'archived' }, access: [[1, 0, 0, 31]] },
      restoreShotTypes: { in: 'listShotTypes', does: 'set', may: 'restore', sets: { state: 'inUse' }, access: [[1, 0, 0, 31]] },
    },
  },
} as const

export type StoredCallId = 'listShotTypes' | 'addShotType' | 'updateShotType' | 'archiveShotTypes' | 'restoreShotTypes'
