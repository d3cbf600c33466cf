/** What deliverables export to the areas above. */
export { countDeliverables, countToDeliver } from './waiting'
