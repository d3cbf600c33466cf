-- 20261125T1930_tasks_takes: what a task asks for stands in the task itself, people hand in takes for it, and what is due
-- is due on a day (work.md 1 and 2).
alter table recording_tasks
  alter column assignee_user_id drop not null,
  add column mode              text not null default 'person' check (mode in ('person', 'anyOf', 'self')),
  add column shot_id           text,
  add column shot_no           integer check (shot_no > 0),
  add column storyboard_title  text,
  add column script            text not null default '' check (length(script) <= 10000),
  add column orientation       text check (orientation in ('landscape', 'portrait', 'square')),
  add column min_ms            integer check (min_ms > 0),
  add column max_ms            integer check (max_ms >= min_ms),
  add column words             text not null default '' check (length(words) <= 1000),
  add column due_on            date,
  add column max_takes         integer not null default 0 check (max_takes between 0 and 50),
  add column held              boolean not null default false,
  add column state_before      text,
  add column cancelled_with    text check (cancelled_with in ('shot', 'storyboard')),
  add column retake_count      integer not null default 0 check (retake_count >= 0),
  add column retake_chips      text[] not null default '{}',
  add column retake_words      text,
  add column checklist         jsonb not null default '[]',
  add column decline_reason    text check (decline_reason in ('noTime', 'notMe', 'unclear', 'other')),
  add column decline_words     text check (length(decline_words) <= 500),
  add column previous_task_id  text,
  add column submitted_at      timestamptz,
  add column decided_at        timestamptz,
  add column reminded_on       date,
  add column updated_by        text references users on delete set null,
  add column title_key         text collate "C" not null generated always as (search_key(title)) stored,
  drop constraint recording_tasks_state_check,
  add check (state in (
    'offered', 'assigned', 'opened', 'in_progress', 'submitted', 'retake_requested', 'accepted', 'declined',
    'reassigned', 'cancelled'
  )),
  add foreign key (customer_id, previous_task_id) references recording_tasks (customer_id, id) on delete no action;

-- Storyboards that were held or given up had hidden their tasks by a join.
update recording_tasks task set held = true
  from storyboards board
  where board.id = task.storyboard_id and (board.state in ('on_hold', 'cancelled') or board.deleted_at is not null);

update recording_tasks task set
  due_on = (due_at at time zone 'UTC')::date,
  storyboard_title = (select title from storyboards board where board.id = task.storyboard_id);
alter table recording_tasks drop column due_at;
alter table recording_tasks add check (state in ('offered', 'reassigned', 'cancelled') or assignee_user_id is not null);

-- A shot is asked of one person, or one group, at a time.
create unique index recording_tasks_shot on recording_tasks (customer_id, shot_id)
  where deleted_at is null
    and state in ('offered', 'assigned', 'opened', 'in_progress', 'submitted', 'retake_requested', 'accepted');
create index recording_tasks_storyboard on recording_tasks (customer_id, storyboard_id) where storyboard_id is not null;
create index recording_tasks_reviewer on recording_tasks (customer_id, state, submitted_at) where deleted_at is null;
create index recording_tasks_created on recording_tasks (customer_id, created_at, id) where deleted_at is null;

-- Those whom a task is offered to. Whoever has declined is asked no more.
create table task_candidates (
  customer_id text not null,
  task_id     text not null,
  user_id     text not null,
  declined_at timestamptz,
  primary key (task_id, user_id),
  foreign key (customer_id, task_id) references recording_tasks (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index task_candidates_user on task_candidates (customer_id, user_id) where declined_at is null;

create table takes (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null references customers on delete cascade,
  task_id      text not null,
  shot_id      text,
  clip_id      text not null,
  take_no      integer not null check (take_no > 0),
  note         text check (length(note) <= 1000),
  state        text not null default 'recorded' check (state in ('recorded', 'submitted', 'accepted', 'retake', 'aside')),
  chosen       boolean not null default false check (not chosen or state = 'accepted'),
  created_at   timestamptz not null,
  submitted_at timestamptz,
  decided_by   text references users on delete set null,
  decided_at   timestamptz,
  unique (task_id, take_no),
  unique (task_id, clip_id),
  foreign key (customer_id, task_id) references recording_tasks (customer_id, id) on delete cascade,
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade
);
create index takes_clip on takes (customer_id, clip_id);
create unique index takes_chosen_shot on takes (customer_id, shot_id) where chosen and shot_id is not null;
create unique index takes_chosen_task on takes (task_id) where chosen;

alter table file_requests add column due_on date;
update file_requests set due_on = (due_at at time zone 'UTC')::date;
alter table file_requests drop column due_at;

alter table deliverables add column due_on date;
update deliverables set due_on = (due_at at time zone 'UTC')::date;
alter table deliverables drop column due_at;
