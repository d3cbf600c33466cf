import { Fragment } from 'react'
import type { Field } from '../../../../generated/facts/screen'
import { isRef } from '../row'
import { Chips } from './Chips'
import { RefLink } from './RefLink'
import { wordsIn, type Speaker } from './valueText'

interface RefNamesProps {
  field: Field
  value: unknown
  /** Chips, of which no more than `most` are shown; otherwise one line of text. */
  as?: 'chips' | undefined
  most?: number
  tabIndex?: 0 | -1
  speaker: Speaker
}

/** The rows that a field names, each a link to where it opens. */
export function RefNames({ field, value, as, most, tabIndex, speaker }: RefNamesProps) {
  const refs = [value].flat().filter(isRef)
  const names = refs.map((ref) => wordsIn(field, ref, speaker).join())
  const draw = (name: string, at: number) => (
    <RefLink link={field.linkTo} id={refs[at]!.id} tabIndex={tabIndex}>
      <bdi>{name}</bdi>
    </RefLink>
  )
  if (as) return <Chips {...{ names, most, draw }} />
  return names.map((name, at) => (
    <Fragment key={refs[at]!.id}>
      {at > 0 && ', '}
      {draw(name, at)}
    </Fragment>
  ))
}
