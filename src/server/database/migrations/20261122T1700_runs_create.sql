-- 20261122T1700_runs_create: work that a person asked for and looks at again: reports, actions of the staff. A run is a
-- job while it lasts (its progress stands there); its outcome and its file are kept for a week.
create table runs (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  kind        text not null check (kind <> ''),
  asked_by    text not null references users on delete cascade,
  customer_id text references customers on delete cascade,
  params      jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  is_dry_run  boolean not null default false,
  state       text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed')),
  log         text[] not null default '{}',
  file_name   text,
  file_bytes  bigint check (file_bytes >= 0),
  created_at  timestamptz not null,
  ended_at    timestamptz,
  check ((ended_at is null) = (state in ('queued', 'running'))),
  check ((file_name is null) = (file_bytes is null))
);
create index runs_asked_by on runs (asked_by, id desc);
create index runs_newest on runs (kind, id desc);
create index runs_customer on runs (customer_id);
create index runs_ended on runs (ended_at);
