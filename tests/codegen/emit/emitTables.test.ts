import { expect, test } from 'vitest'
import { emitTables } from '../../../codegen/emit/emitTables'
import type { Model } from '../../../codegen/resolve/model'

const columns = (...lines: readonly string[]): string => {
  const picture = `create table review_notes (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);\n`
  const [file] = emitTables({ picture } as Model)
  return /reviewNotes: \{\n([\s\S]*?) {2}\}/.exec(file!.text)![1]!.trim()
}

test.each([
  ['note text not null', 'note: string'],
  ['note text', 'note: string | null'],
  [`note text not null default ''::text`, 'note: Generated<string>'],
  ['at_ms integer', 'atMs: number | null'],
  ['total bigint not null', 'total: Big'],
  ['total bigint', 'total: NullableBig'],
  ['total bigint not null default 0', 'total: BigWithDefault'],
  ['made_at timestamp with time zone not null', 'madeAt: Moment'],
  ['due_on date', 'dueOn: string | null'],
  ['ratio real', 'ratio: number | null'],
  ['is_open boolean not null default true', 'isOpen: Generated<boolean>'],
  ['tags text[] not null', `tags: ValueOf<'reviewNotes', 'tags', string[]>`],
  ['days integer[] not null', 'days: number[]'],
  ['doc jsonb not null', `doc: Json<ValueOf<'reviewNotes', 'doc'>>`],
  ['doc jsonb', `doc: NullableJson<ValueOf<'reviewNotes', 'doc'>>`],
  [
    'note_key text not null generated always as (search_key(note))',
    'noteKey: GeneratedAlways<string>',
  ],
  [
    `kind text not null generated always as ((doc ->> 'kind'::text))`,
    `kind: GeneratedAlways<ValueOf<'reviewNotes', 'kind', string>>`,
  ],
  [
    `state text not null generated always as (\nCASE\n    WHEN (ended_at IS NULL) THEN 'open'::text\n    ELSE 'ended'::text\nEND)`,
    `state: GeneratedAlways<'open' | 'ended'>`,
  ],
])('a column %s has the type %s', (line, type) => {
  expect(columns(line)).toBe(type)
})

test('a text that a check limits has the type of its choices', () => {
  expect(
    columns(
      'state text',
      `constraint review_notes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text])))`,
    ),
  ).toBe(`state: 'open' | 'done' | null`)
})

test('comments of the database stand above the table and its columns', () => {
  const picture = `create table notes (\n  id text not null\n);
comment on table notes is 'What a reviewer''s visitors wrote.';
comment on column notes.id is 'Sortable by time.';
`
  const [file] = emitTables({ picture } as Model)
  expect(file!.text).toContain(
    `  /** What a reviewer's visitors wrote. */\n  notes: {\n    /** Sortable by time. */\n    id: string\n  }`,
  )
})

test('without a picture there are no tables', () => {
  expect(emitTables({} as Model)).toEqual([])
})
