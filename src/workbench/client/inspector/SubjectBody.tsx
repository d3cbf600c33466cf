import type { SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import { AccessEditor } from './AccessEditor'
import { BadgeEditor } from './BadgeEditor'
import { CallFacts, EntryFacts, RouteFacts, RuleFacts } from './Facts'
import { OrderEditor } from './OrderEditor'
import { RuleEditor } from './RuleEditor'
import { ScreenBody } from './screen/ScreenBody'
import { SectionState } from './SectionState'
import { accessesIn, type Found } from './subject'
import { Who } from './Who'
import { Why } from './Why'
import { WordsEditor } from './WordsEditor'

export interface SubjectProps {
  subject: SubjectName
  found: Found
  tables: Tables
  language: string
}

/** The details and editors for each kind of subject. */
export function SubjectBody({ subject, found, tables, language }: SubjectProps) {
  const edits = <WordsEditor {...{ found, tables }} />
  switch (found.kind) {
    case 'entry':
      return (
        <>
          <Why isMenu />
          <Who />
          <AccessEditor
            {...{ subject, tables }}
            access={found.row.access}
            inherited={found.route ? [found.route.access] : []}
            mayInherit={found.route !== null}
            isNarrowing
          />
          {edits}
          <BadgeEditor {...{ subject, tables }} badge={found.row.badge} />
          <OrderEditor {...{ subject, found, tables, language }} />
          <EntryFacts found={found} />
        </>
      )
    case 'section':
      return (
        <>
          <SectionState section={found.row} />
          <Who />
          <AccessEditor
            {...{ subject, tables }}
            access={found.row.access}
            inherited={accessesIn(found.row, tables)}
            mayInherit
            isSection
          />
          {edits}
          <BadgeEditor {...{ subject, tables }} badge={found.row.badge} maySum />
          <OrderEditor {...{ subject, found, tables, language }} />
        </>
      )
    case 'route':
      return (
        <>
          <Why />
          <Who />
          <AccessEditor {...{ subject, tables }} access={found.row.access} />
          {edits}
          <RouteFacts route={found.row} tables={tables} />
        </>
      )
    case 'call':
      return (
        <>
          <Why />
          <Who />
          <AccessEditor {...{ subject, tables }} access={found.row.access} />
          <CallFacts call={found.row} />
        </>
      )
    case 'rule':
      return (
        <>
          <RuleEditor {...{ subject, tables }} rule={found.row} />
          <OrderEditor {...{ subject, found, tables, language }} />
          <RuleFacts rule={found.row} />
        </>
      )
    case 'screen':
      return <ScreenBody {...{ subject, tables, language }} row={found.row} />
    case 'control':
      return (
        <>
          <Why />
          <Who />
        </>
      )
  }
}
