import { useUnit } from 'effector-react'
import type { ConsentUse } from '../../../../generated/facts/features/consent'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Button } from '../../../ui/buttons/Button'
import { $ending, $isEnding, keyOf, oneEnded } from './consent.model'
import styles from './Consent.module.css'

/** Something that holds a clip of somebody, and how that ends. */
export function UseLine({ use, isEndable }: { use: ConsentUse; isEndable: boolean }) {
  const t = useText()
  const { ending, isEnding, end } = useUnit({
    ending: $ending,
    isEnding: $isEnding,
    end: oneEnded,
  })
  const { kind, title, versionNo = 1, place } = use
  const to = placeOf(use)
  const act = kind === 'program' ? 'unpublish' : 'remove'
  const what = [t(`consent.case.kind.${kind}`, { version: versionNo }), place]
    .filter(Boolean)
    .join(' ')
  const isOwn = ending === keyOf(use)
  return (
    <li className={styles.use}>
      <div className={styles.named}>
        {to === undefined ? <strong>{title}</strong> : <ScreenLink to={to}>{title}</ScreenLink>}
        <span className={styles.line}>{what}</span>
      </div>
      {isEndable && (
        <Button
          size="sm"
          pending={isOwn && isEnding}
          disabled={isEnding && !isOwn}
          aria-label={t(`consent.case.${act}Of`, { use: `${title}, ${what}` })}
          onClick={() => end(use)}
        >
          {t(`consent.case.${act}`)}
        </Button>
      )}
    </li>
  )
}

/** Where it is looked at; bumpers and takes have no page of their own. */
function placeOf({ kind, id, programId }: ConsentUse): string | undefined {
  if (programId !== undefined) return href('programs.edit', { programId })
  if (kind === 'welcome') return href('tasks.crowd.request', { requestId: id })
  return kind === 'template' ? href('programs.templates.edit', { templateId: id }) : undefined
}
