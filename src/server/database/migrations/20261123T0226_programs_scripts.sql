-- 20261123T0226_programs_scripts: texts that are read aloud while they pass on a teleprompter (record.md 8).
-- What a script was before it was archived it is again afterwards, so its state is made of two facts.
create table scripts (
  id               text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id      text not null references customers on delete cascade,
  owner_user_id    text not null,
  title            text not null check (btrim(title) <> '' and length(title) <= 200),
  body             text not null default '' check (length(body) <= 20000),
  language         text,
  words_per_minute integer not null default 140 check (words_per_minute between 80 and 240),
  is_ready         boolean not null default false,
  archived_at      timestamptz,
  state            text not null generated always as
                     (case when archived_at is not null then 'archived' when is_ready then 'ready' else 'draft' end) stored,
  version_no       integer not null default 0 check (version_no >= 0),
  created_by       text not null,
  created_at       timestamptz not null,
  updated_by       text references users on delete set null,
  updated_at       timestamptz not null,
  rev              integer not null default 1 check (rev > 0),
  deleted_by       text references users on delete set null,
  deleted_at       timestamptz,
  title_key        text collate "C" not null generated always as (search_key(title)) stored,
  search_key       text not null generated always as (search_key(title || ' ' || body)) stored,
  unique (customer_id, id),
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action
);
create index scripts_changed on scripts (customer_id, updated_at, id) where deleted_at is null;
create index scripts_title on scripts (customer_id, title_key, id) where deleted_at is null;
create index scripts_trash on scripts (deleted_at) where deleted_at is not null;

-- What a script said each time it was ready.
create table script_versions (
  customer_id text not null,
  script_id   text not null,
  version_no  integer not null check (version_no > 0),
  title       text not null,
  body        text not null,
  saved_by    text references users on delete set null,
  saved_at    timestamptz not null,
  primary key (script_id, version_no),
  foreign key (customer_id, script_id) references scripts (customer_id, id) on delete cascade
);
