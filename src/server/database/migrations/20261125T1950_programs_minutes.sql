-- 20261125T1950_programs_minutes: how much of its films a customer may have drawn in a month (programs.md 6).
alter table customers
  add column render_minutes integer not null default 300 check (render_minutes between 0 and 1000000);

-- What was really drawn; pieces that were there already cost nothing.
create table render_usage (
  customer_id text not null references customers on delete cascade,
  month       text not null check (month ~ '^\d{4}-\d{2}$'),
  drawn_ms    bigint not null check (drawn_ms >= 0),
  primary key (customer_id, month)
);
