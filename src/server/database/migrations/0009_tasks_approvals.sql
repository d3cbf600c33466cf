-- 0009_tasks_approvals: a program waiting for yes or no, stage by stage.
create table approval_requests (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  program_id  text not null,
  stage_no    integer not null default 1 check (stage_no > 0),
  state       text not null default 'pending' check (state in (
    'pending', 'approved', 'changes_requested', 'rejected', 'withdrawn', 'superseded'
  )),
  due_at      timestamptz,
  created_by  text not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  foreign key (created_by, customer_id) references memberships on delete no action,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create unique index approval_requests_one_pending on approval_requests (program_id)
  where state = 'pending';

-- One row per person asked; asking for changes and refusing need a note.
create table approval_approvers (
  request_id  text not null,
  customer_id text not null,
  stage_no    integer not null check (stage_no > 0),
  user_id     text not null,
  decision    text check (decision in ('approve', 'changes', 'reject')),
  note        text,
  decided_at  timestamptz,
  primary key (request_id, stage_no, user_id),
  check ((decision is null) = (decided_at is null)),
  check (decision is null or decision = 'approve' or btrim(coalesce(note, '')) <> ''),
  foreign key (customer_id, request_id) references approval_requests (customer_id, id)
    on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index approval_approvers_user on approval_approvers (customer_id, user_id)
  where decision is null;
