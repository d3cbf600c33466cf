import { useUnit } from 'effector-react'
import type { ExplanationStep } from '../../../../codegen/questions/explain'
import { Badge } from '../../../ui/labels/Badge'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { $isDraftBroken } from '../changes/draft.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { $explanation } from './asked.model'
import { Part } from './Part'
import { PlaceLink } from './PlaceLink'
import styles from './Why.module.css'

/**
 * Why the person of the lens has access or not: every predicate checked, and the deciding clause.
 */
export function Why({ isMenu = false }: { isMenu?: boolean }) {
  const { explanation, isOld } = useUnit({ explanation: $explanation, isOld: $isDraftBroken })
  if (!explanation) {
    return (
      <Part title={words.inspector.why}>
        <Skeleton width="70%" />
      </Part>
    )
  }
  const { isAllowed, sentence, steps } = explanation
  const deciding = steps.findLast((step) => step.holds === isAllowed)
  const allowed = isMenu ? words.inspector.visible : words.inspector.allowed
  const refused = isMenu ? words.inspector.hiddenInLens : words.inspector.refused
  return (
    <Part
      title={words.inspector.why}
      end={
        <Badge
          tone={isAllowed ? 'ok' : 'warn'}
          icon={<WorkbenchIcon name={isAllowed ? 'visible' : 'hidden'} />}
        >
          {isAllowed ? allowed : refused}
        </Badge>
      }
    >
      {isOld && <InlineNotice tone="warn">{words.inspector.old}</InlineNotice>}
      <p className={styles.sentence}>{sentence}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step
            key={`${step.of} ${step.place}`}
            step={step}
            isDeciding={step === deciding && steps.length > 1}
          />
        ))}
      </ol>
    </Part>
  )
}

function Step({ step, isDeciding }: { step: ExplanationStep; isDeciding: boolean }) {
  return (
    <li className={styles.step} data-holds={step.holds}>
      <WorkbenchIcon
        name={step.holds ? 'holds' : 'fails'}
        label={step.holds ? words.inspector.holds : words.inspector.fails}
      />
      <div className={styles.description}>
        <p className={styles.of}>
          {step.of}
          {isDeciding && <Badge tone="accent">{words.inspector.decides}</Badge>}
        </p>
        {step.clause !== '' && <code className={styles.clause}>{step.clause}</code>}
        {step.missing && <p className={styles.missing}>{step.missing}</p>}
        <PlaceLink place={step.place} />
      </div>
    </li>
  )
}
