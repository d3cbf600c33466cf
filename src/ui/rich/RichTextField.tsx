// oxlint-disable jsx-a11y/prefer-tag-over-role -- no input has words of several looks
import { useState } from 'react'
import { holeOf } from '../../kit/holes'
import { IconButton } from '../buttons/IconButton'
import { Button } from '../buttons/Button'
import { Field, type FieldLook } from '../fields/Field'
import { TextField } from '../fields/TextField'
import { Icon } from '../icons/Icon'
import { MenuButton } from '../overlay/MenuButton'
import { PopupButton } from '../overlay/PopupButton'
import type { TriggerProps } from '../overlay/useOverlay'
import { linkAt, setLink } from './runs'
import type { NameOf } from './runsInPage'
import styles from './RichTextField.module.css'
import { useRichText, type RichText } from './useRichText'

/** What its buttons say. */
export interface RichTextWords {
  readonly bold: string
  readonly italic: string
  readonly link: string
  readonly linkUrl: string
  readonly setLink: string
  readonly variable: string
}

export interface RichTextFieldProps
  extends
    FieldLook,
    Pick<RichText, 'runs' | 'onRunsChange'>,
    Partial<Omit<RichText, 'runs' | 'onRunsChange'>> {
  readonly words: RichTextWords
  /** Those that can be inserted. */
  readonly variables?: readonly { readonly id: string; readonly label: string }[]
  readonly looksLike?: 'heading' | 'text' | 'footer' | 'line'
}

const nameless: NameOf = () => undefined

/** Words with looks, links and variables; the buttons show while somebody is in it. */
export function RichTextField(props: RichTextFieldProps) {
  const {
    label,
    hideLabel,
    labelEnd,
    hint,
    error,
    words,
    variables = [],
    isDisabled = false,
  } = props
  const { runs, onRunsChange, nameOf = nameless, isOneLine = false, hasMarks = false } = props
  const { looksLike = 'text' } = props
  const text = useRichText({ runs, onRunsChange, nameOf, isOneLine, hasMarks, isDisabled })
  return (
    <Field {...{ label, hideLabel, labelEnd, hint, error }} className={styles.field}>
      {(control) => (
        <div className={styles.box}>
          {!isDisabled && (hasMarks || variables.length > 0) && (
            <div className={styles.tools} role="toolbar" aria-label={label}>
              {hasMarks && <Marks {...{ text, words }} />}
              {variables.length > 0 && (
                <MenuButton
                  label={words.variable}
                  items={variables}
                  onAction={(id) => text.insert(holeOf(id))}
                >
                  {(trigger) => (
                    <Button {...trigger} size="sm" variant="ghost" icon={<Icon name="variable" />}>
                      {words.variable}
                    </Button>
                  )}
                </MenuButton>
              )}
            </div>
          )}
          <div
            {...control}
            {...text.field}
            role="textbox"
            tabIndex={isDisabled ? -1 : 0}
            aria-label={label}
            aria-multiline={!isOneLine}
            aria-disabled={isDisabled || undefined}
            contentEditable={!isDisabled}
            suppressContentEditableWarning
            className={styles.text}
            data-look={looksLike}
          />
        </div>
      )}
    </Field>
  )
}

const linkButton = (label: string) => (trigger: TriggerProps) => (
  <IconButton {...trigger} label={label} icon={<Icon name="link" />} />
)

interface MarksProps {
  text: ReturnType<typeof useRichText>
  words: RichTextWords
}

function Marks({ text, words }: MarksProps) {
  return (
    <>
      <IconButton
        label={words.bold}
        icon={<Icon name="bold" />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => text.mark('bold')}
      />
      <IconButton
        label={words.italic}
        icon={<Icon name="italic" />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => text.mark('italic')}
      />
      <PopupButton label={words.link} trigger={linkButton(words.link)}>
        {(close) => (
          <LinkForm
            words={words}
            url={linkAt(text.current(), text.span.current)?.url ?? ''}
            onUrlChange={(url) => {
              close()
              text.edit(setLink(text.current(), text.span.current, url), text.span.current)
            }}
          />
        )}
      </PopupButton>
    </>
  )
}

interface LinkFormProps {
  words: RichTextWords
  url: string
  onUrlChange: (url: string) => void
}

function LinkForm({ words, url, onUrlChange }: LinkFormProps) {
  const [typed, setTyped] = useState(url)
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        onUrlChange(typed)
      }}
    >
      <TextField label={words.linkUrl} value={typed} onValueChange={setTyped} maxLength={2000} />
      <Button type="submit">{words.setLink}</Button>
    </form>
  )
}
