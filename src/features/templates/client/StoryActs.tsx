import { useUnit } from 'effector-react'
import type { ListTemplatesRow } from '../../../../generated/facts/features/templates'
import { useText } from '../../../browser/text/useText'
import { DocumentActs } from '../../../screens/client'
import { lazyPart } from '../../../ui/lazyPart'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { $isPublishing, publishAsked } from './publishing.model'
import { $isBeginning, programBegun } from './starting.model'
import { story } from './story.model'
import { $isOpening, $tried, tryAsked } from './trying.model'

/** What draws films is loaded only when a template is tried. */
const TemplateTrial = lazyPart(async () => (await import('./TemplateTrial')).TemplateTrial)

/** Whether the story is saved, undo and redo, and what makes a version of it. */
export function StoryActs({ template }: { template: ListTemplatesRow }) {
  const t = useText()
  const { isPublishing, isOpening, tried, publish, tryIt } = useUnit({
    tried: $tried,
    isPublishing: $isPublishing,
    isOpening: $isOpening,
    publish: publishAsked,
    tryIt: tryAsked,
  })
  const { isBeginning, begin } = useUnit({ isBeginning: $isBeginning, begin: programBegun })
  if (!template.may.includes('edit')) return null
  const { templateId, title } = template
  return (
    <>
      {template.state === 'published' && (
        <Button
          size="sm"
          icon={<Icon name="plus" />}
          pending={isBeginning}
          onClick={() => begin({ templateId, title })}
        >
          {t('templates.begin')}
        </Button>
      )}
      <DocumentActs document={story} />
      <Button size="sm" icon={<Icon name="play" />} pending={isOpening} onClick={() => tryIt()}>
        {t('templates.trial.open')}
      </Button>
      {tried && <TemplateTrial name={template.title} />}
      {template.hasChanges && (
        <Button variant="primary" size="sm" pending={isPublishing} onClick={() => publish()}>
          {t('templates.story.publish', { version: String(template.versionNo + 1) })}
        </Button>
      )}
    </>
  )
}
