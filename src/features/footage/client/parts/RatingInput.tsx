import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { FieldSet } from '../../../../ui/fields/FieldSet'
import { Icon } from '../../../../ui/icons/Icon'
import { VisuallyHidden } from '../../../../ui/labels/VisuallyHidden'
import styles from './RatingInput.module.css'

const stars = [1, 2, 3, 4, 5]

/** Up to five stars; the one that is chosen, pressed again, takes them away. */
export function RatingInput({
  value,
  onChange,
  onBlur,
  control,
}: Pick<InputPartProps, 'value' | 'onChange' | 'onBlur' | 'control'>) {
  const t = useText()
  const rating = Number(value ?? 0)
  return (
    <FieldSet {...control}>
      <div className={styles.stars}>
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            className={styles.star}
            data-on={star <= rating || undefined}
            aria-pressed={star === rating}
            onClick={() => onChange(star === rating ? 0 : star)}
            onBlur={onBlur}
          >
            <Icon name="star" />
            <VisuallyHidden>{t('footage.rating', { count: star })}</VisuallyHidden>
          </button>
        ))}
      </div>
    </FieldSet>
  )
}
