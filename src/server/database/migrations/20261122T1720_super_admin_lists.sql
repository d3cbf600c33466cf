-- 20261122T1720_super_admin_lists: what staff keep for all customers (domain.md E6).

-- Being locked stands beside what a customer is, so that unlocking gives back a trial as a trial.
update customers set is_locked = true, life_state = 'active' where life_state = 'locked';
alter table customers
  drop constraint customers_life_state_check,
  add constraint customers_life_state_check check (life_state in ('trial', 'active', 'closed'));

create table shot_types (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  name        text not null check (btrim(name) <> ''),
  description text,
  sequence    integer not null default 0,
  is_active   boolean not null default true,
  name_key    text collate "C" generated always as (search_key(name)) stored,
  search_key  text generated always as (search_key(name || ' ' || coalesce(description, ''))) stored,
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz,
  rev         integer not null default 1 check (rev > 0)
);
create unique index shot_types_name on shot_types (name_key);

create unique index industry_types_name on industry_types (coalesce(parent_id, ''), name_key);
