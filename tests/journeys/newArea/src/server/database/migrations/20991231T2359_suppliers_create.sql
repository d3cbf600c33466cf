create table suppliers (
  id          text primary key,
  customer_id text not null references customers on delete cascade,
  name        text not null,
  email       text not null check (email = lower(email)),
  kind        text not null,
  since       date,
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  deleted_by  text references users on delete set null,
  deleted_at  timestamptz,
  rev         integer not null default 1,
  name_key    text not null generated always as (search_key(name)) stored,
  search_key  text not null generated always as (search_key(name || ' ' || email)) stored
);
create index suppliers_name_key on suppliers (customer_id, name_key, id) where deleted_at is null;
create unique index suppliers_email on suppliers (customer_id, email) where deleted_at is null;
