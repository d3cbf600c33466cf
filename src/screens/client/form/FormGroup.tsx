import type { ReactNode } from 'react'
import type { Parts } from '../parts'
import type { FormModel } from './createFormModel'
import { isShown, isTaken, type Draft } from './draft'
import { FormField } from './FormField'
import styles from './FormGroup.module.css'
import type { FormInput } from './values'

export interface FormGroupProps {
  form: FormModel
  parts: Parts
  title: string
  detail?: ReactNode
  inputs: readonly FormInput[]
  /** All inputs of the form, on which those here may depend. */
  all: readonly FormInput[]
  draft: Draft
  isEditable: boolean
}

export function FormGroup(props: FormGroupProps) {
  const { form, parts, title, detail, inputs, all, draft, isEditable } = props
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {detail && <span className={styles.detail}>{detail}</span>}
      </header>
      <div className={styles.fields}>
        {inputs
          .filter((input) => isShown(input, all, draft))
          .map((input) => (
            <FormField
              key={input.field}
              {...{ form, parts, input, draft }}
              isEditable={isEditable && isTaken(input, draft)}
            />
          ))}
      </div>
    </section>
  )
}
