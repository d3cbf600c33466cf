/** The calls of super-admin. */
export * from './accounts'
export * from './customers'
export * from './industryTypes'
export { listEditingVendors } from './vendors'
