-- 20261123T0900_programs_renders: films that are being made of programs, and the pieces that were drawn for them (programs.md 6).
create table program_renders (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null,
  program_id   text not null,
  timeline     jsonb not null,
  timeline_rev integer not null check (timeline_rev > 0),
  content_hash text not null,
  note         text check (length(note) <= 500),
  state        text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  phase        text check (phase in ('sound', 'drawing', 'joining')),
  parts        integer not null default 0 check (parts >= 0),
  parts_done   integer not null default 0 check (parts_done between 0 and parts),
  fail_code    text,
  fail_title   text,
  fail_at_ms   integer check (fail_at_ms >= 0),
  version_id   text,
  asked_by     text references users on delete set null,
  asked_at     timestamptz not null,
  ended_at     timestamptz,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, version_id) references program_versions (customer_id, id) on delete cascade
);
create index program_renders_program on program_renders (program_id, asked_at);
create index program_renders_active on program_renders (customer_id, asked_at) where state in ('waiting', 'running');
create index program_renders_asker on program_renders (asked_by, asked_at);

-- Pieces that lie in the store under their keys: pictures or sound. Equal recipes are drawn once.
create table render_chunks (
  customer_id text not null references customers on delete cascade,
  key         text not null check (key ~ '^[0-9a-f]{64}$'),
  kind        text not null check (kind in ('pictures', 'sound')),
  bytes       bigint not null check (bytes > 0),
  used_at     timestamptz not null,
  primary key (customer_id, key)
);
create index render_chunks_used on render_chunks (used_at);
