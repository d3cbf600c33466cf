-- 20261122T2330_files_create: images, documents, music and other files of a customer (domain.md E1 File).
-- An asset says itself what it is for: what is imported has no upload.
alter table media_assets add column purpose text not null default 'clip' check (purpose in ('clip', 'file'));
alter table media_uploads drop column purpose;

-- A new version is a row of its own; all versions of a file share first_id. Its kind is guessed by its name until its
-- content was read.
create table files (
  id                 text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id        text not null references customers on delete cascade,
  asset_id           text not null,
  owner_user_id      text not null,
  title              text not null check (btrim(title) <> '' and length(title) <= 300),
  kind               text not null check (kind in ('image', 'logo', 'document', 'music', 'font', 'subtitle', 'other')),
  tags               text[] not null default '{}',
  licence            text check (licence in ('own', 'stock', 'cc', 'ofl', 'other')),
  licence_text       text check (length(licence_text) <= 500),
  licence_expires_at date,
  visibility         text not null default 'customer' check (visibility in ('private', 'customer')),
  first_id           text not null,
  version_no         integer not null default 1 check (version_no > 0),
  created_by         text not null,
  created_at         timestamptz not null,
  updated_by         text references users on delete set null,
  updated_at         timestamptz not null,
  rev                integer not null default 1 check (rev > 0),
  deleted_by         text references users on delete set null,
  deleted_at         timestamptz,
  title_key          text collate "C" not null generated always as (search_key(title)) stored,
  unique (customer_id, id),
  unique (customer_id, asset_id),
  unique (first_id, version_no),
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete cascade,
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action
);
create index files_newest on files (customer_id, created_at, id) where deleted_at is null;
create index files_name on files (customer_id, title_key, id) where deleted_at is null;
create index files_trash on files (deleted_at) where deleted_at is not null;
