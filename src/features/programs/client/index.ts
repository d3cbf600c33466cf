// What programs give the pages of templates and of reviews.
export { BrandColors } from './BrandColors'
export { nameOf as nameOfBlock } from './nameOf'
export { createPreview } from './preview/createPreview'
export { PreviewScreen } from './preview/PreviewScreen'
export { ShapeChoice } from './ShapeChoice'
export { useLacks } from './useLacks'
export { createFilmCaptions } from './films/createFilmCaptions'
