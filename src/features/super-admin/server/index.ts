// What super-admin exports to main.
export { customersReport } from './customersReport'
