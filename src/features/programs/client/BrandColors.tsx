import type { Brand } from '../../../../generated/facts/features/programs'
import { useText } from '../../../browser/text/useText'
import styles from './BrandColors.module.css'

const names = ['primary', 'dark', 'accent', 'onDark'] as const

interface BrandColorsProps {
  brand: Brand
  onBrandChange: (brand: Brand, name: (typeof names)[number]) => void
}

/** The colours of what is drawn over films. */
export function BrandColors({ brand, onBrandChange }: BrandColorsProps) {
  const t = useText()
  return (
    <div className={styles.colors}>
      {names.map((name) => (
        <label key={name} className={styles.color}>
          <input
            type="color"
            value={brand[name]}
            onChange={({ target }) => onBrandChange({ ...brand, [name]: target.value }, name)}
          />
          {t(`programs.builder.look.${name}`)}
        </label>
      ))}
    </div>
  )
}
