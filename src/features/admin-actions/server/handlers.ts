/** The calls of admin actions and of the letters on their way. */
export * from './actions'
export { listBrokenAssets } from './brokenAssets'
export * from './letters'
export { listMergeableAccounts } from './mergeableAccounts'
