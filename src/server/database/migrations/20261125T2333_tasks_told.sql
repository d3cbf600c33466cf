-- 20261125T2333_tasks_told: what people were told already of the day of a task, and of whom it is with (work.md 7).
-- due_told: -1 the day before, otherwise how many days over; it is about the day due_told_for.
alter table recording_tasks
  add column due_told     smallint check (due_told in (-1, 1, 4, 8)),
  add column due_told_for date,
  add column person_told  boolean not null default false;
create index recording_tasks_due on recording_tasks (due_on) where due_on is not null and deleted_at is null;
