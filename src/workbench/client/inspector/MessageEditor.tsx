import { useState } from 'react'
import type { WhenEntry } from '../../../../codegen/read/manifest'
import { SelectField } from '../../../ui/fields/SelectField'
import { words } from '../words'
import { matchers, withMatcher, type Matcher } from './condition'
import { LinesField } from './LinesField'

export interface MessageEditorProps {
  when: WhenEntry
  onChange: (when: WhenEntry) => void
}

/** What the reply's message must be: one field per comparison in use, and a way to add another. */
export function MessageEditor({ when, onChange }: MessageEditorProps) {
  const [begun, setBegun] = useState<readonly Matcher[]>([])
  const isShown = (matcher: Matcher) =>
    when.message?.[matcher] !== undefined || begun.includes(matcher)
  const free = matchers.filter((matcher) => !isShown(matcher))
  return (
    <>
      {matchers.filter(isShown).map((matcher) => (
        <LinesField
          key={matcher}
          label={`${words.rule.message} ${words.rule.matchers[matcher]}`}
          lines={when.message?.[matcher] ?? []}
          onChange={(texts) => onChange(withMatcher(when, matcher, texts))}
        />
      ))}
      {free.length > 0 && (
        <SelectField<Matcher | ''>
          label={words.rule.message}
          value=""
          options={[
            {
              value: '',
              label:
                begun.length === 0 && !when.message ? words.rule.anyMessage : words.rule.addMessage,
            },
            ...free.map((value) => ({ value, label: words.rule.matchers[value] })),
          ]}
          onValueChange={(matcher) => matcher !== '' && setBegun([...begun, matcher])}
        />
      )}
    </>
  )
}
