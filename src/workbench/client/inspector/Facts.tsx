import type { CallRow, RouteRow, RuleRow, Tables } from '../../../../codegen/workbench/protocol'
import { words } from '../words'
import { Part } from './Part'
import { PlaceLink } from './PlaceLink'
import { SubjectLinks } from './SubjectLinks'
import { entrySubject, type Found } from './subject'
import styles from './Inspector.module.css'

/** Further facts about a subject, with links to related ones. */
export function EntryFacts({ found }: { found: Extract<Found, { kind: 'entry' }> }) {
  const { route } = found
  if (!route) return null
  return (
    <Part title={words.inspector.route}>
      <SubjectLinks subjects={[`route ${route.id}`]} />
      <Tests tests={route.tests} />
    </Part>
  )
}

export function RouteFacts({ route, tables }: { route: RouteRow; tables: Tables }) {
  const entries = tables.navigation.trees.flatMap((tree) =>
    tree.sections.flatMap((section) =>
      section.entries
        .filter(({ target }) => 'route' in target && target.route === route.id)
        .map(({ id }) => entrySubject(tree.id, section.id, id)),
    ),
  )
  const calls = tables.calls.filter(({ usedBy }) => usedBy.includes(route.id))
  return (
    <>
      <Part title={words.inspector.path}>
        <p className={styles.mono}>{route.path}</p>
        {!route.screen && <p className={styles.quiet}>{words.inspector.noScreen}</p>}
        {route.rowOf && <p className={styles.quiet}>{words.inspector.rowOf}</p>}
        {route.rowOf && <SubjectLinks subjects={[`route ${route.rowOf}`]} />}
        {route.unlisted && (
          <p className={styles.quiet}>
            {words.inspector.unlisted}: {route.unlisted}
          </p>
        )}
        <Tests tests={route.tests} />
      </Part>
      {entries.length > 0 && (
        <Part title={words.inspector.entries}>
          <SubjectLinks subjects={entries} />
        </Part>
      )}
      {calls.length > 0 && (
        <Part title={words.views.calls}>
          <SubjectLinks subjects={calls.map(({ id }) => `call ${id}`)} />
        </Part>
      )}
    </>
  )
}

export function CallFacts({ call }: { call: CallRow }) {
  return (
    <>
      <Part title={words.inspector.meaning}>
        <p>{call.meaning}</p>
        <p className={styles.mono}>
          {call.method} {call.path}
        </p>
        <Tests tests={call.tests} />
      </Part>
      {call.usedBy.length > 0 && (
        <Part title={words.inspector.usedBy}>
          <SubjectLinks subjects={call.usedBy.map((id) => `route ${id}`)} />
        </Part>
      )}
    </>
  )
}

export function RuleFacts({ rule }: { rule: RuleRow }) {
  return (
    <Part title={words.inspector.meaning}>
      {rule.meaning && <p>{rule.meaning}</p>}
      <p className={styles.quiet}>
        {words.table.from}: {rule.from}
      </p>
      <Tests tests={rule.tests} />
    </Part>
  )
}

function Tests({ tests }: { tests: readonly string[] }) {
  if (tests.length === 0) return <p className={styles.quiet}>{words.inspector.noTests}</p>
  return (
    <ul className={styles.tests} aria-label={words.inspector.tests}>
      {tests.map((place) => (
        <li key={place}>
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  )
}
