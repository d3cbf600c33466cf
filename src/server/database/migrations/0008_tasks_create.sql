-- 0008_tasks_create: what people are asked to record, hand in or deliver.
create table recording_tasks (
  id               text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id      text not null references customers on delete cascade,
  storyboard_id    text,
  assignee_user_id text not null,
  reviewer_user_id text,
  title            text not null check (btrim(title) <> ''),
  instructions     text not null default '',
  priority         text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  state            text not null default 'assigned' check (state in (
    'assigned', 'opened', 'in_progress', 'submitted', 'retake_requested', 'accepted', 'declined',
    'reassigned', 'cancelled'
  )),
  due_at           timestamptz,
  created_by       text not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  rev              integer not null default 1 check (rev > 0),
  deleted_at       timestamptz,
  unique (customer_id, id),
  foreign key (assignee_user_id, customer_id) references memberships on delete no action,
  foreign key (reviewer_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action,
  foreign key (customer_id, storyboard_id) references storyboards (customer_id, id) on delete no action
);
create index recording_tasks_assignee on recording_tasks (customer_id, assignee_user_id, state)
  where deleted_at is null;

create table file_requests (
  id               text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id      text not null references customers on delete cascade,
  assignee_user_id text not null,
  title            text not null check (btrim(title) <> ''),
  instructions     text not null default '',
  state            text not null default 'requested' check (state in (
    'requested', 'opened', 'submitted', 'returned', 'accepted', 'declined', 'cancelled'
  )),
  due_at           timestamptz,
  created_by       text not null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  rev              integer not null default 1 check (rev > 0),
  deleted_at       timestamptz,
  unique (customer_id, id),
  foreign key (assignee_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action
);
create index file_requests_assignee on file_requests (customer_id, assignee_user_id, state)
  where deleted_at is null;

-- A deliverable without an owner is everybody's: every cm counts it.
create table deliverables (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null references customers on delete cascade,
  owner_user_id text,
  program_id    text,
  title         text not null check (btrim(title) <> ''),
  kind          text not null default 'program'
                check (kind in ('program', 'cutdown', 'captions', 'still', 'raw')),
  state         text not null default 'planned' check (state in (
    'planned', 'in_production', 'delivered', 'changes_requested', 'accepted', 'cancelled'
  )),
  due_at        timestamptz,
  created_by    text not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  rev           integer not null default 1 check (rev > 0),
  deleted_at    timestamptz,
  unique (customer_id, id),
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (created_by, customer_id) references memberships on delete no action,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete no action
);
create index deliverables_state on deliverables (customer_id, state) where deleted_at is null;
