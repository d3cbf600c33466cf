-- 0020_media_assets: the bytes of a video and what was made of them (domain.md E1). The row is written
-- before the first byte arrives, so that whatever shows the asset can refer to it from the start.
create table media_assets (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null references customers on delete cascade,
  name         text not null check (name <> ''),
  state        text not null check (state in (
    'uploading', 'uploaded', 'probing', 'playable', 'ready', 'failed', 'rejected'
  )),
  phase        text check (phase in ('assemble', 'probe', 'poster', 'stream', 'ladder')),
  progress     integer not null default 0 check (progress between 0 and 100),
  fail_reason  text,
  fail_message text,
  bytes        bigint not null check (bytes > 0),
  sha256       text check (sha256 ~ '^[0-9a-f]{64}$'),
  mime         text,
  kind         text check (kind in ('video', 'audio')),
  duration_ms  integer check (duration_ms >= 0),
  width        integer check (width > 0),
  height       integer check (height > 0),
  facts        jsonb,
  renditions   jsonb not null default '[]',
  attempts     integer not null default 0 check (attempts >= 0),
  lease_until  timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  unique (customer_id, id),
  check ((state in ('failed', 'rejected')) = (fail_reason is not null))
);
create index media_assets_leased on media_assets (lease_until) where lease_until is not null;
