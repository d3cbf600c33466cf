-- 20261125T2332_programs_owed: how much of each film in the making has yet to be drawn, so that several that wait
-- at once do not exceed the minutes of the month together (programs.md 6).
alter table program_renders add column owed_ms bigint not null default 0 check (owed_ms >= 0);
