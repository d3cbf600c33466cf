import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { loudnessOffBy } from '../../checkSpec'
import type { DeliverableItem } from '../deliver.model'
import { toneOf } from '../look'
import { $isRendering, renderAsked } from '../render.model'
import { CheckTable } from './CheckTable'
import styles from './Deliverable.module.css'

/** What was delivered and by whom, and what of the specification it keeps to. */
export function DeliverableView({ deliverable }: { deliverable: DeliverableItem }) {
  const t = useText()
  const { state, verdict, posterUrl, notes, acceptedWords, changesWords, owner } = deliverable
  return (
    <div className={styles.view}>
      <div>
        <Badge tone={toneOf[state]}>{t(`deliverables.deliverables.value.state.${state}`)}</Badge>
      </div>
      {state === 'changes_requested' && changesWords && (
        <InlineNotice
          tone="warn"
          title={
            owner
              ? t('deliverables.page.changes', { name: owner.name })
              : t('deliverables.page.changesAsked')
          }
        >
          {changesWords}
        </InlineNotice>
      )}
      <div className={styles.head}>
        {verdict !== 'none' && (
          <span className={styles.poster}>
            <PosterImage url={posterUrl} />
          </span>
        )}
        <Facts deliverable={deliverable} />
      </div>
      {verdict === 'none' && (
        <EmptyState
          level={3}
          icon={<Icon name="deliverable" size="xl" />}
          title={t('deliverables.page.nothing')}
        >
          {t('deliverables.page.nothingText')}
        </EmptyState>
      )}
      {notes && (
        <section className={styles.card}>
          <h3 className={styles.heading}>{t('deliverables.page.notes')}</h3>
          <p className={styles.text}>{notes}</p>
        </section>
      )}
      <CheckTable deliverable={deliverable} />
      <Loudness deliverable={deliverable} />
      {state === 'accepted' && acceptedWords && (
        <InlineNotice tone="info" title={t('deliverables.page.accepted')}>
          {acceptedWords}
        </InlineNotice>
      )}
    </div>
  )
}

function Facts({ deliverable }: { deliverable: DeliverableItem }) {
  const t = useText()
  const format = useFormat()
  const { program, versionNo, file, deliveredBy, deliveredAt, owner, preset, dueOn, isOverdue } =
    deliverable
  const due = t('deliverables.page.due')
  const delivers =
    program && versionNo !== undefined
      ? t('deliverables.page.version', { program: program.name, no: versionNo })
      : file?.name
  const facts = [
    [t('deliverables.page.delivers'), delivers],
    [
      t('deliverables.page.by'),
      deliveredBy &&
        deliveredAt &&
        t('deliverables.page.byWhen', { name: deliveredBy.name, age: format.age(deliveredAt) }),
    ],
    [t('deliverables.page.owner'), owner?.name ?? t('deliverables.page.everybody')],
    [t('deliverables.page.spec'), t(`deliverables.deliverables.value.preset.${preset}`)],
    [due, dueOn ? format.wholeDay(dueOn) : t('deliverables.page.noDay')],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd data-over={(name === due && isOverdue) || undefined}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

/** By how much it is too quiet or too loud. */
function Loudness({ deliverable }: { deliverable: DeliverableItem }) {
  const t = useText()
  const { render, isRendering } = useUnit({ render: renderAsked, isRendering: $isRendering })
  const { deliverableId, check, may } = deliverable
  const format = useFormat()
  const offBy = loudnessOffBy(check)
  if (offBy === undefined) return null
  const wanted = check.find(({ what }) => what === 'loudness')?.wanted ?? ''
  const lufs = wanted.replace('-', '−')
  const db = format.count(Math.abs(offBy), 1)
  return (
    <InlineNotice
      tone="warn"
      title={t(offBy < 0 ? 'deliverables.loud.quiet' : 'deliverables.loud.loud', { db })}
      actions={
        may.includes('render') && (
          <Button size="sm" pending={isRendering} onClick={() => render(deliverableId)}>
            {t('deliverables.loud.render')}
          </Button>
        )
      }
    >
      {may.includes('render') && t('deliverables.loud.text', { lufs })}
    </InlineNotice>
  )
}
