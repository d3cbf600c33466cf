// What programs give the pages of templates and of reviews.
export { BrandColors } from './BrandColors'
export { nameOf as nameOfBlock } from './nameOf'
