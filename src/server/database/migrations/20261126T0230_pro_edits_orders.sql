-- 20261126T0230_pro_edits_orders: what customers have edited by professional editors (reach.md 8). An order is
-- the only row that two customers see.
alter table customers
  add column vendor_customer_id text references customers on delete set null,
  add constraint customers_other_vendor check (vendor_customer_id <> id);

create table orders (
  id                 text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  -- Whoever buys.
  customer_id        text not null references customers on delete cascade,
  vendor_customer_id text not null references customers on delete cascade,
  program_id         text,
  storyboard_id      text,
  title              text not null check (btrim(title) <> '' and length(title) <= 200),
  title_key          text collate "C" not null generated always as (search_key(title)) stored,
  brief              text not null default '' check (length(brief) <= 5000),
  priority           text not null default 'normal' check (priority in ('normal', 'rush')),
  state              text not null default 'draft' check (state in ('draft', 'submitted', 'declined', 'accepted',
    'assigned', 'in_edit', 'in_review', 'changes_requested', 'on_hold', 'approved', 'closed', 'cancelled')),
  state_before       text,
  due_on             date,
  owner_user_id      text not null,
  editor_user_id     text,
  estimate_minutes   integer not null default 0 check (estimate_minutes between 0 and 60000),
  round              integer not null default 1 check (round > 0),
  max_rounds         integer not null default 3 check (max_rounds between 1 and 20),
  decline_words      text check (length(decline_words) <= 1000),
  hold_words         text check (length(hold_words) <= 1000),
  changes_words      text check (length(changes_words) <= 2000),
  submitted_at       timestamptz,
  first_delivered_at timestamptz,
  delivered_at       timestamptz,
  approved_at        timestamptz,
  closed_at          timestamptz,
  held_at            timestamptz,
  -- What it waited on hold, in all.
  held_ms            bigint not null default 0 check (held_ms >= 0),
  -- Since when it is in its state.
  moved_at           timestamptz not null,
  created_by         text not null references users,
  created_at         timestamptz not null,
  updated_by         text references users on delete set null,
  updated_at         timestamptz not null,
  rev                integer not null default 1 check (rev > 0),
  check (customer_id <> vendor_customer_id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete set null (program_id),
  foreign key (customer_id, storyboard_id) references storyboards (customer_id, id) on delete set null (storyboard_id),
  foreign key (owner_user_id, customer_id) references memberships,
  foreign key (editor_user_id, vendor_customer_id) references memberships
);
create index orders_bought on orders (customer_id, due_on, id);
create index orders_edited on orders (vendor_customer_id, due_on, id);
create index orders_program on orders (customer_id, program_id);
create index orders_storyboard on orders (customer_id, storyboard_id);
create index orders_editor on orders (vendor_customer_id, editor_user_id);

-- What editors are given, and what they deliver: that has a round.
create table order_items (
  id              text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id        text not null references orders on delete cascade,
  kind            text not null check (kind in ('clip', 'file', 'version')),
  clip_id         text references footage_clips on delete cascade,
  file_id         text references files on delete cascade,
  -- No reference: a film that was delivered is a version only once it can be watched.
  version_id      text,
  round           integer check (round > 0),
  -- Of a delivery, until it was copied into the storage of whoever buys.
  source_asset_id text references media_assets,
  created_by      text not null references users,
  created_at      timestamptz not null,
  check (num_nonnulls(clip_id, file_id, version_id) = 1)
);
create index order_items_order on order_items (order_id, created_at, id);

create table order_events (
  id       text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id text not null references orders on delete cascade,
  event    text not null,
  round    integer not null,
  words    text,
  by_user  text references users on delete set null,
  at       timestamptz not null
);
create index order_events_order on order_events (order_id, at, id);

create table order_times (
  id         text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  order_id   text not null references orders on delete cascade,
  user_id    text not null references users,
  day        date not null,
  minutes    integer not null check (minutes between 1 and 1440),
  note       text not null default '' check (length(note) <= 500),
  created_at timestamptz not null
);
create index order_times_order on order_times (order_id, day, id);

create table editor_profiles (
  user_id          text not null,
  customer_id      text not null,
  capacity_minutes integer not null default 0 check (capacity_minutes between 0 and 6000),
  skills           text[] not null default '{}',
  -- Days, or the first and the last one: 2026-12-24/2026-12-31.
  time_off         text[] not null default '{}',
  updated_by       text references users on delete set null,
  updated_at       timestamptz not null,
  rev              integer not null default 1 check (rev > 0),
  primary key (customer_id, user_id),
  foreign key (user_id, customer_id) references memberships on delete cascade
);

-- Which bytes an order consists of now. What was withdrawn, or lies in the trash, is not in it.
create view order_assets as
select item.id as item_id, item.order_id, item.kind, item.round, item.created_at,
       coalesce(clip.asset_id, file.asset_id, version.asset_id, film.asset_id) as asset_id,
       coalesce(clip.title, file.title, program.title) as name,
       version.version_no
from order_items item
left join footage_clips clip
  on clip.id = item.clip_id and clip.deleted_at is null and clip.withdrawn_by is null
left join files file on file.id = item.file_id and file.deleted_at is null
left join program_versions version on version.id = item.version_id
left join program_films film on film.id = item.version_id
left join programs program on program.id = coalesce(version.program_id, film.program_id)
where coalesce(clip.asset_id, file.asset_id, version.asset_id, film.asset_id) is not null
  and program.deleted_at is null;
