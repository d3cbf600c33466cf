-- 0021_media_uploads: a file on its way, in parts (media.md F2). An asset has at most one.
create table media_uploads (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null,
  asset_id      text not null unique,
  owner_user_id text not null,
  purpose       text not null check (purpose in ('clip')),
  bytes         bigint not null check (bytes > 0),
  part_bytes    integer not null check (part_bytes > 0),
  edge_hash     text check (edge_hash ~ '^[0-9a-f]{64}$'),
  state         text not null default 'open' check (state in (
    'open', 'assembling', 'done', 'aborted', 'expired'
  )),
  parts         jsonb,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  expires_at    timestamptz not null,
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete cascade,
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  check (parts is not null or state in ('open', 'aborted', 'expired'))
);
create index media_uploads_unfinished on media_uploads (expires_at)
  where state in ('open', 'assembling');
