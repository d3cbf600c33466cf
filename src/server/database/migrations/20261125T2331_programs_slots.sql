-- 20261125T2331_programs_slots: places of drafts that wait for an accepted take (work.md 2, 3).
-- The id of a slot is that of the shot it is for; what it says is as the shot was when the draft was made.
create table program_slots (
  customer_id text not null,
  program_id  text not null,
  slot_id     text not null check (length(slot_id) between 1 and 64),
  label       text not null check (length(label) <= 200),
  direction   text check (length(direction) <= 2000),
  min_ms      integer check (min_ms >= 0),
  max_ms      integer check (max_ms >= 0),
  is_required boolean not null,
  primary key (program_id, slot_id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index program_slots_slot on program_slots (customer_id, slot_id);

-- How many of the last revisions filled or emptied slots alone: whoever builds meanwhile goes on with them.
alter table programs add column slot_revs integer not null default 0 check (slot_revs >= 0);

-- Which programs were made of a storyboard.
create table storyboard_programs (
  customer_id   text not null,
  storyboard_id text not null,
  program_id    text not null,
  made_at       timestamptz not null,
  primary key (storyboard_id, program_id),
  foreign key (customer_id, storyboard_id) references storyboards (customer_id, id) on delete cascade,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index storyboard_programs_program on storyboard_programs (program_id);
