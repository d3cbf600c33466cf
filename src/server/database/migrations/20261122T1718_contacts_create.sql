-- 20261122T1718_contacts_create: people outside the organisation, and lists of them (domain.md E4).
create table contacts (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null references customers on delete cascade,
  first_name   text check (btrim(first_name) <> ''),
  last_name    text check (btrim(last_name) <> ''),
  email        text not null check (email = lower(email)),
  phone        text,
  company      text,
  title        text,
  tags         text[] not null default '{}',
  locale       text,
  opt_in       text not null default 'unknown' check (opt_in in ('unknown', 'in', 'out')),
  source       text not null check (source in ('manual', 'csv', 'crowd', 'share')),
  state        text not null default 'active' check (state in ('active', 'unsubscribed', 'bounced')),
  -- The lists before they were last changed for several contacts at once, and the version that made: what Undo needs.
  lists_before text[],
  lists_rev    integer,
  created_by   text references users on delete set null,
  created_at   timestamptz not null,
  updated_by   text references users on delete set null,
  updated_at   timestamptz not null,
  deleted_by   text references users on delete set null,
  deleted_at   timestamptz,
  rev          integer not null default 1 check (rev > 0),
  name         text not null generated always as (coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email)) stored,
  name_key     text not null generated always as
    (search_key(coalesce(nullif(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), ''), email))) stored,
  company_key  text generated always as (search_key(company)) stored,
  title_key    text generated always as (search_key(title)) stored,
  search_key   text not null generated always as
    (search_key(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(title, '') || ' ' || coalesce(phone, ''))) stored,
  unique (customer_id, id)
);
create index contacts_name_key on contacts (customer_id, name_key, id) where deleted_at is null;
create index contacts_trash on contacts (deleted_at) where deleted_at is not null;
create unique index contacts_email on contacts (customer_id, email) where deleted_at is null;

-- A list by rule holds conditions, never contacts: they are asked for whenever somebody looks.
create table contact_lists (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  name        text not null check (btrim(name) <> ''),
  kind        text not null check (kind in ('static', 'rule')),
  rule        jsonb check (jsonb_typeof(rule) = 'array'),
  state       text not null default 'active' check (state in ('active', 'archived')),
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  name_key    text not null generated always as (search_key(name)) stored,
  check ((kind = 'rule') = (rule is not null)),
  unique (customer_id, id)
);
create unique index contact_lists_name on contact_lists (customer_id, name_key);

create table contact_list_members (
  customer_id text not null,
  contact_id  text not null,
  list_id     text not null,
  primary key (contact_id, list_id),
  foreign key (customer_id, contact_id) references contacts (customer_id, id) on delete cascade,
  foreign key (customer_id, list_id) references contact_lists (customer_id, id) on delete cascade
);
create index contact_list_members_list on contact_list_members (list_id, contact_id);

-- Who asked not to be kept is known by a keyed hash of the address alone.
create table erased_contacts (
  customer_id text not null references customers on delete cascade,
  email_hash  text not null,
  erased_at   timestamptz not null,
  primary key (customer_id, email_hash)
);
