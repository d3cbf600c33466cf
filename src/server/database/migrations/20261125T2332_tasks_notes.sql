-- 20261125T2332_tasks_notes: what reviewers write about a moment of a take (work.md 4).
create table take_notes (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  task_id     text not null,
  take_id     text not null references takes on delete cascade,
  at_ms       integer not null check (at_ms >= 0),
  body        text not null check (length(body) between 1 and 1000),
  created_by  text not null references users on delete cascade,
  created_at  timestamptz not null,
  foreign key (customer_id, task_id) references recording_tasks (customer_id, id) on delete cascade
);
create index take_notes_task on take_notes (task_id, at_ms, id);
create index take_notes_take on take_notes (take_id);
