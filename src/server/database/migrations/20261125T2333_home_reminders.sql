-- 20261125T2333_home_reminders: who was reminded that a required program has to be watched, and when (reach.md 1).
-- days_left: on which of the days around the one by which it has to be.
create table viewing_reminders (
  user_id     text not null references users on delete cascade,
  program_id  text not null,
  customer_id text not null,
  due_on      date not null,
  days_left   integer not null,
  reminded_at timestamptz not null,
  primary key (user_id, program_id, due_on, days_left),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index viewing_reminders_program on viewing_reminders (customer_id, program_id);
