import type { ReactNode } from 'react'
import type { Draft } from '../form/draft'
import { fieldsNow } from '../form/draft'
import { RowForm } from '../form/RowForm'
import { drawAside } from '../parts'
import type { PanelProps } from './Panel'
import styles from './RowBody.module.css'

interface RowBodyProps extends PanelProps {
  draft: Draft
  groups?: readonly string[] | undefined
  /** Below the form. */
  children?: ReactNode
}

/** The form, and beside it, or below where there is no room, the part of a split screen. */
export function RowBody({ form, parts, draft, groups, children }: RowBodyProps) {
  const { aside } = form.screen.split ?? {}
  const body = (
    <>
      <RowForm {...{ form, parts, draft, groups }} />
      {children}
    </>
  )
  if (aside === undefined) return body
  return (
    <div className={styles.body}>
      <div className={styles.form}>{body}</div>
      <aside className={styles.aside}>
        {drawAside(parts, aside, { row: draft.row, fields: fieldsNow(draft) })}
      </aside>
    </div>
  )
}
