-- 20261126T0240_integrations_connections: accounts of other services that members connected, and what came of them (reach.md 6).

-- sealed_tokens is bound to the row's id. Nothing of an account that is not connected any more can be opened.
create table integration_connections (
  id             text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id    text not null,
  user_id        text not null,
  kind           text not null check (kind in ('zoom', 'youtube')),
  account_id     text not null check (account_id <> ''),
  account        text not null,
  scopes         text not null,
  state          text not null check (state in ('active', 'expired', 'revoked')),
  sealed_tokens  text,
  expires_at     timestamptz,
  connected_at   timestamptz not null,
  renewed_at     timestamptz not null,
  last_notice_at timestamptz,
  unique (user_id, customer_id, kind),
  check ((state = 'active') = (sealed_tokens is not null)),
  foreign key (user_id, customer_id) references memberships (user_id, customer_id) on delete cascade
);
create index integration_connections_account on integration_connections (kind, account_id) where state = 'active';

-- What somebody wants of their recordings: which picture, captions, and words by which they come in alone.
create table zoom_rules (
  connection_id   text primary key references integration_connections on delete cascade,
  is_on           boolean not null,
  words           text[] not null check (cardinality(words) <= 20),
  picture         text not null check (picture in ('speakerWithScreen', 'speaker', 'gallery')),
  with_transcript boolean not null
);

-- id is also that of the asset, so that what was interrupted is stored in the same place again.
create table zoom_imports (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null,
  connection_id text not null references integration_connections on delete cascade,
  meeting_id    text not null,
  topic         text not null,
  held_at       timestamptz not null,
  is_by_rule    boolean not null,
  state         text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  fail_code     text check (fail_code in ('gone', 'noFilm', 'noRoom', 'disconnected', 'notFetched')),
  clip_id       text,
  asked_at      timestamptz not null,
  unique (connection_id, meeting_id),
  check ((state = 'failed') = (fail_code is not null)),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete set null (clip_id)
);
create index zoom_imports_clip on zoom_imports (customer_id, clip_id) where clip_id is not null;

alter table media_assets drop constraint media_assets_source_check;
alter table media_assets add constraint media_assets_source_check
  check (source in ('upload', 'camera', 'screen', 'screenAndCamera', 'audio', 'zoom'));

-- It is whether there is an active connection.
alter table users drop column you_tube_integrated;
