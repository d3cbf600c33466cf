// Names of rows of the database, where a merge or an export says how many there are. Used by both wings.

export const things = [
  'footage',
  'files',
  'programs',
  'storyboards',
  'scripts',
  'tasks',
  'deliverables',
  'comments',
  'approvals',
  'channels',
  'campaigns',
  'contacts',
  'guests',
  'consents',
  'shares',
  'orders',
  'templates',
  'searches',
  'notifications',
  'views',
  'people',
  'organization',
  'emails',
  'integrations',
  'history',
  'other',
] as const
export type Thing = (typeof things)[number]

/** How the names of their tables begin. */
const beginnings: ReadonlyArray<readonly [string, Thing]> = [
  ['footage_', 'footage'],
  ['media_', 'footage'],
  ['caption', 'footage'],
  ['file_requests', 'files'],
  ['requested_files', 'files'],
  ['files', 'files'],
  ['file_', 'files'],
  ['program_templates', 'templates'],
  ['template_', 'templates'],
  ['bumper', 'templates'],
  ['program_deliveries', 'channels'],
  ['program', 'programs'],
  ['storyboard', 'storyboards'],
  ['script', 'scripts'],
  ['recording_tasks', 'tasks'],
  ['task_', 'tasks'],
  ['take', 'tasks'],
  ['deliverables', 'deliverables'],
  ['review_comments', 'comments'],
  ['comment_', 'comments'],
  ['approval_', 'approvals'],
  ['channel', 'channels'],
  ['inbox_', 'channels'],
  ['campaign', 'campaigns'],
  ['contact', 'contacts'],
  ['crowd_', 'guests'],
  ['consent', 'consents'],
  ['share_', 'shares'],
  ['order', 'orders'],
  ['editor_profiles', 'orders'],
  ['saved_searches', 'searches'],
  ['notifications', 'notifications'],
  ['view', 'views'],
  ['membership', 'people'],
  ['profile_fields', 'people'],
  ['roles', 'people'],
  ['users', 'people'],
  ['customer', 'organization'],
  ['email_', 'emails'],
  ['letter_', 'emails'],
  ['mail_', 'emails'],
  ['suppressions', 'emails'],
  ['integration_', 'integrations'],
  ['youtube_', 'integrations'],
  ['zoom_', 'integrations'],
  ['audit_', 'history'],
  ['render_', 'programs'],
]

export const thingOf = (table: string): Thing =>
  beginnings.find(([start]) => table.startsWith(start))?.[1] ?? 'other'

/** Counts of tables as counts of things. */
export function countThings(tables: ReadonlyMap<string, number>): ReadonlyMap<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const [table, count] of tables) {
    const thing = thingOf(table)
    counts.set(thing, (counts.get(thing) ?? 0) + count)
  }
  return new Map(
    things.flatMap((thing) => (counts.has(thing) ? [[thing, counts.get(thing)!]] : [])),
  )
}
