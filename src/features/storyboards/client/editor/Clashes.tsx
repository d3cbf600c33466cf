import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { rowOf } from '../../ops'
import { $clashes, $outline, clashSettled } from '../outline.model'

/** What two have written at once: nobody's words go without a word. */
export function Clashes() {
  const t = useText()
  const { clashes, outline, settle } = useUnit({
    clashes: $clashes,
    outline: $outline,
    settle: clashSettled,
  })
  return clashes.map((clash) => {
    const { id, field, mine, by } = clash
    const values = rowOf(outline, clash)?.values
    const title = values?.title
    const [theirs, yours] = [values?.[field], mine[field]]
    return (
      <InlineNotice
        key={`${id} ${field}`}
        tone="warn"
        actions={
          <>
            <Button onClick={() => settle({ clash, whose: 'mine' })}>
              {t('storyboards.clash.keepMine')}
            </Button>
            <Button onClick={() => settle({ clash, whose: 'theirs' })}>
              {t('storyboards.clash.takeTheirs')}
            </Button>
          </>
        }
      >
        {t('storyboards.clash.title', { name: by })} {title && `${title}, `}
        {t(`storyboards.field.${field}`)}
        {typeof theirs === 'string' &&
          `: ${t('storyboards.clash.theirs', { name: by, words: theirs })}`}
        {typeof yours === 'string' && ` ${t('storyboards.clash.yours', { words: yours })}`}
      </InlineNotice>
    )
  })
}
