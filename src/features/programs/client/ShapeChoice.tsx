import type { Timeline } from '../../../../generated/facts/features/programs'
import { useText } from '../../../browser/text/useText'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'

const shapes: readonly Timeline['aspect'][] = ['16:9', '9:16', '1:1']

interface ShapeChoiceProps {
  shape: Timeline['aspect']
  onShapeChange: (shape: Timeline['aspect']) => void
}

export function ShapeChoice({ shape, onShapeChange }: ShapeChoiceProps) {
  const t = useText()
  return (
    <SegmentedControl
      label={t('programs.builder.shape')}
      value={shape}
      segments={shapes.map((value) => ({ value, label: value }))}
      onValueChange={onShapeChange}
    />
  )
}
