-- 0010_tasks_crowd: recordings asked of guests. A request without reviewers is reviewed by every cm.
create table crowd_requests (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  title       text not null check (btrim(title) <> ''),
  state       text not null default 'draft'
              check (state in ('draft', 'open', 'paused', 'closed', 'archived')),
  opens_at    timestamptz,
  expires_at  timestamptz,
  created_by  text not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  deleted_at  timestamptz,
  unique (customer_id, id),
  check (expires_at > opens_at),
  foreign key (created_by, customer_id) references memberships on delete no action
);

create table crowd_reviewers (
  request_id  text not null,
  customer_id text not null,
  user_id     text not null,
  primary key (request_id, user_id),
  foreign key (customer_id, request_id) references crowd_requests (customer_id, id)
    on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);

create table crowd_submissions (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null,
  request_id   text not null,
  guest_name   text not null check (btrim(guest_name) <> ''),
  guest_email  text,
  state        text not null default 'queued' check (state in (
    'queued', 'sent', 'opened', 'started', 'submitted', 'retake_requested', 'accepted', 'rejected',
    'withdrawn', 'expired', 'bounced'
  )),
  submitted_at timestamptz,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  foreign key (customer_id, request_id) references crowd_requests (customer_id, id)
    on delete cascade
);
create index crowd_submissions_state on crowd_submissions (customer_id, state);
