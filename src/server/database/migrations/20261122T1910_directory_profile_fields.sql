-- 20261122T1910_directory_profile_fields: what customers want to know of their people besides what all customers do.
create table profile_fields (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  name        text not null check (btrim(name) <> ''),
  kind        text not null check (kind in ('text', 'longText', 'number', 'date', 'select', 'multi')),
  choices     jsonb not null default '[]',
  sequence    integer not null default 0,
  is_active   boolean not null default true,
  name_key    text collate "C" generated always as (search_key(name)) stored,
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz,
  rev         integer not null default 1 check (rev > 0)
);
create unique index profile_fields_name on profile_fields (customer_id, name_key);

-- Values by the ids of their fields. Those of archived fields stand apart, so that nobody finds people by what nobody sees.
alter table memberships
  add column extra jsonb not null default '{}',
  add column archived_extra jsonb not null default '{}',
  drop column search_key;
alter table memberships
  add column search_key text generated always as
    (search_key(coalesce(title, '') || ' ' || coalesce(department, '') || ' ' || coalesce(location, '') || ' ' ||
      jsonb_path_query_array(extra, '$.*[*]')::text)) stored;
