import { useUnit } from 'effector-react'
import type { ListTemplatesRow } from '../../../../generated/facts/features/templates'
import { useText } from '../../../browser/text/useText'
import { DocumentActs } from '../../../screens/client'
import { Button } from '../../../ui/buttons/Button'
import { $isPublishing, publishAsked } from './publishing.model'
import { story } from './story.model'

/** Whether the story is saved, undo and redo, and what makes a version of it. */
export function StoryActs({ template }: { template: ListTemplatesRow }) {
  const t = useText()
  const { isPublishing, publish } = useUnit({ isPublishing: $isPublishing, publish: publishAsked })
  if (!template.may.includes('edit')) return null
  return (
    <>
      <DocumentActs document={story} />
      {template.hasChanges && (
        <Button variant="primary" size="sm" pending={isPublishing} onClick={() => publish()}>
          {t('templates.story.publish', { version: String(template.versionNo + 1) })}
        </Button>
      )}
    </>
  )
}
