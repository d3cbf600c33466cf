// What programs give the pages of templates.
export { BrandColors } from './BrandColors'
