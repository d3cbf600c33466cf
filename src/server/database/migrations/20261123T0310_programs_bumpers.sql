-- 20261123T0310_programs_bumpers: short films that open or end programs (record.md 8). A bumper is made of footage
-- and keeps its asset, also once the clip is gone.
create table bumpers (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  asset_id    text not null,
  title       text not null check (btrim(title) <> '' and length(title) <= 200),
  kind        text not null check (kind in ('intro', 'outro')),
  aspect      text not null check (aspect in ('w16h9', 'w9h16', 'w1h1', 'w4h5')),
  state       text not null default 'draft' check (state in ('draft', 'active', 'retired')),
  is_default  boolean not null default false check (not is_default or state = 'active'),
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  deleted_by  text references users on delete set null,
  deleted_at  timestamptz,
  title_key   text collate "C" not null generated always as (search_key(title)) stored,
  check (not is_default or deleted_at is null),
  foreign key (customer_id, asset_id) references media_assets (customer_id, id) on delete no action
);
create unique index bumpers_default on bumpers (customer_id, kind, aspect) where is_default;
create index bumpers_title on bumpers (customer_id, title_key, id) where deleted_at is null;
create index bumpers_trash on bumpers (deleted_at) where deleted_at is not null;
create index bumpers_asset on bumpers (customer_id, asset_id);

create table bumper_industry_types (
  bumper_id        text not null references bumpers on delete cascade,
  industry_type_id text not null references industry_types on delete cascade,
  primary key (bumper_id, industry_type_id)
);
