-- 0007_storyboards_create: storyboards as far as recording tasks depend on them.
create table storyboards (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null references customers on delete cascade,
  owner_user_id text not null,
  title         text not null check (btrim(title) <> ''),
  state         text not null default 'draft' check (state in (
    'draft', 'active', 'on_hold', 'complete', 'assembled', 'archived', 'cancelled'
  )),
  created_by    text not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  rev           integer not null default 1 check (rev > 0),
  deleted_at    timestamptz,
  unique (customer_id, id),
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action
);
