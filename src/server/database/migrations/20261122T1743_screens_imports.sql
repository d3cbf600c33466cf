-- 20261122T1743_screens_imports: what an import has written, so that rows that are sent again are not written again, and
-- so that it can be undone for some days. `earlier` holds what changed fields held before.
create table imports (
  user_id     text not null references users on delete cascade,
  id          text not null,
  customer_id text not null references customers on delete cascade,
  call        text not null,
  created_at  timestamptz not null,
  undone_at   timestamptz,
  primary key (user_id, id)
);
create index imports_created on imports (created_at);

create table import_rows (
  user_id     text not null,
  import_id   text not null,
  match_key   text not null,
  fingerprint text not null,
  verdict     text not null check (verdict in ('new', 'changed', 'same', 'skipped')),
  row_id      text,
  rev         integer,
  earlier     jsonb,
  primary key (user_id, import_id, match_key),
  foreign key (user_id, import_id) references imports on delete cascade
);
