-- 20261122T1605_session_people: what lists of people and customers need (domain.md E6). An account belongs to its
-- person; what one customer says of a member (state, title, department, location) stands in the membership, so that
-- nobody changes or learns anything in another customer.

-- Names and addresses are found and sorted without accents and capitals.
create function search_key(text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));

alter table users
  alter column password_hash drop not null,
  add column phone text,
  add column locale text,
  add column timezone text,
  add column created_by text references users on delete set null,
  add column updated_at timestamptz,
  add column updated_by text references users on delete set null,
  add column rev integer not null default 1 check (rev > 0),
  add column name_key text generated always as (search_key(name)) stored,
  add column search_key text generated always as (search_key(name || ' ' || email || ' ' || user_name)) stored,
  drop constraint users_state_check,
  add constraint users_state_check check (state in ('invited', 'active', 'inactive', 'locked'));
create index users_name_key on users (name_key, id);

-- invited: not opened by the person yet. invited_name is what the inviting person typed: until somebody has opened the
-- invitation, nobody learns the name of an account that was there before.
alter table memberships
  add column state text not null default 'active' check (state in ('invited', 'active', 'inactive')),
  add column invited_name text,
  add column invited_at timestamptz,
  add column title text,
  add column department text,
  add column location text,
  add column last_sign_in_at timestamptz,
  add column created_by text references users on delete set null,
  add column updated_at timestamptz,
  add column updated_by text references users on delete set null,
  add column rev integer not null default 1 check (rev > 0),
  add column search_key text generated always as
    (search_key(coalesce(title, '') || ' ' || coalesce(department, '') || ' ' || coalesce(location, ''))) stored;
update memberships set last_sign_in_at = users.last_login_at
from users where users.id = memberships.user_id and memberships.is_default;

create table industry_types (
  id         text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  name       text not null check (btrim(name) <> ''),
  parent_id  text references industry_types on delete restrict check (parent_id <> id),
  sequence   integer not null default 0,
  is_active  boolean not null default true,
  name_key   text generated always as (search_key(name)) stored,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  updated_by text references users on delete set null,
  updated_at timestamptz,
  rev        integer not null default 1 check (rev > 0)
);
create index industry_types_parent on industry_types (parent_id);

alter table customers
  add column seats integer not null default 100 check (seats > 0),
  add column storage_bytes bigint not null default 549755813888 check (storage_bytes >= 0),
  add column timezone text,
  add column locale text,
  add column logo_url text,
  add column created_by text references users on delete set null,
  add column updated_at timestamptz,
  add column updated_by text references users on delete set null,
  add column rev integer not null default 1 check (rev > 0),
  add column name_key text generated always as (search_key(name)) stored,
  add column search_key text generated always as (search_key(name || ' ' || coalesce(city, '') || ' ' || coalesce(state, ''))) stored;
create index customers_name_key on customers (name_key, id);

create table customer_industry_types (
  customer_id      text not null references customers on delete cascade,
  industry_type_id text not null references industry_types on delete cascade,
  primary key (customer_id, industry_type_id)
);
create index customer_industry_types_type on customer_industry_types (industry_type_id);

-- A customer's own roles: the last four digits say which role of the manifest they narrow, `closed` which of its calls
-- and routes they take away (spec section 6).
alter table roles
  add column customer_id text references customers on delete cascade,
  add column description text,
  add column closed text[] not null default '{}',
  add column created_by text references users on delete set null,
  add column created_at timestamptz,
  add column updated_by text references users on delete set null,
  add column updated_at timestamptz,
  add column rev integer not null default 1 check (rev > 0),
  add column name_key text generated always as (search_key(role_name)) stored,
  add constraint roles_only_own_ones_close check (customer_id is not null or closed = '{}');
create unique index roles_own_name on roles (customer_id, name_key) where customer_id is not null;
create index membership_roles_role on membership_roles (role_id);

-- A mailed invitation opens the account it was written for, in the customer that invited.
alter table one_time_codes
  add column customer_id text references customers on delete cascade,
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in ('signInLink', 'invitation', 'thirdParty', 'analytics'));
create index one_time_codes_customer on one_time_codes (customer_id) where customer_id is not null;
