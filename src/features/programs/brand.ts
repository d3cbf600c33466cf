import type { Brand } from '../../../generated/facts/features/programs'

/** Of programs and templates whose look nobody has chosen. */
export const usualBrand: Brand = {
  titleFont: 'inter',
  textFont: 'inter',
  primary: '#2b5fd9',
  dark: '#0f1830',
  accent: '#5b8cff',
  onDark: '#ffffff',
}
