-- 0005_programs_create: programs as far as the menu counts read them.
-- (customer_id, id) is unique so that a reference can carry its customer and never cross into another.
create table programs (
  id                 text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id        text not null references customers on delete cascade,
  owner_user_id      text not null,
  title              text not null check (btrim(title) <> ''),
  kind               text not null default 'standard' check (kind in ('standard', 'bio', 'imported')),
  state              text not null default 'draft' check (state in (
    'draft', 'rendering', 'ready', 'in_approval', 'changes_requested', 'approved', 'published',
    'unpublished', 'archived'
  )),
  finished_at        timestamptz,
  opened_by_owner_at timestamptz,
  expires_at         timestamptz,
  created_by         text not null,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  rev                integer not null default 1 check (rev > 0),
  deleted_at         timestamptz,
  unique (customer_id, id),
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action
);
create index programs_owner on programs (customer_id, owner_user_id) where deleted_at is null;
