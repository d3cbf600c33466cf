/** The calls of super-admin. */
export * from './accounts'
export * from './customers'
export * from './industryTypes'
export * from './shotTypes'
export { listEditingVendors } from './vendors'
