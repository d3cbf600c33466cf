-- 0030_footage_clips: the footage of a customer (domain.md E1 Clip). How far a clip is, its asset knows.
-- title_key is the title in small letters: found and sorted alike whatever the database's own language is.
create table footage_clips (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null references customers on delete cascade,
  asset_id      text not null,
  owner_user_id text not null,
  title         text not null check (btrim(title) <> '' and length(title) <= 300),
  title_key     text collate "C" not null check (title_key <> ''),
  created_by    text not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  rev           integer not null default 1 check (rev > 0),
  deleted_at    timestamptz,
  unique (customer_id, id),
  unique (customer_id, asset_id),
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete cascade,
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action
);
create index footage_clips_newest on footage_clips (customer_id, created_at, id)
  where deleted_at is null;
create index footage_clips_name on footage_clips (customer_id, title_key, id)
  where deleted_at is null;
