-- 0002_session_members: people, the roles there are, and who holds which role in which customer.
create table users (
  id                   text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  name                 text not null check (btrim(name) <> ''),
  user_name            text not null check (btrim(user_name) <> ''),
  email                text not null check (email like '%_@_%'),
  password_hash        text not null,
  picture_url          text,
  you_tube_integrated  boolean not null default false,
  is_first_time_login  boolean not null default false,
  must_change_password boolean not null default false,
  state                text not null default 'active' check (state in ('active', 'inactive')),
  last_login_at        timestamptz,
  created_at           timestamptz not null
);
create unique index users_user_name on users (lower(user_name));
create unique index users_email on users (lower(email));

create table roles (
  role_id   text primary key check (role_id ~ '^[0-9]{4,}$'),
  role_name text not null check (role_name <> ''),
  sequence  integer not null
);

create table memberships (
  user_id     text not null references users on delete cascade,
  customer_id text not null references customers on delete cascade,
  is_default  boolean not null default false,
  created_at  timestamptz not null,
  primary key (user_id, customer_id)
);
create unique index memberships_one_default on memberships (user_id) where is_default;
create index memberships_customer on memberships (customer_id);

create table membership_roles (
  user_id     text not null,
  customer_id text not null,
  role_id     text not null references roles on delete restrict,
  primary key (user_id, customer_id, role_id),
  foreign key (user_id, customer_id) references memberships on delete cascade
);
