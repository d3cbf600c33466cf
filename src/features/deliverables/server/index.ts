/** What deliverables export to the areas above. */
export { countDeliverables } from './waiting'
