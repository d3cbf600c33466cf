-- 20261125T1935_storyboards_outline: what storyboards plan, in scenes of shots (work.md 3).
-- That everything is recorded, or a program made of it, is derived from takes and slots.
alter table storyboards
  drop constraint storyboards_state_check;
update storyboards set state = 'active' where state in ('complete', 'assembled');
alter table storyboards
  add constraint storyboards_state_check check (state in ('draft', 'active', 'on_hold', 'cancelled', 'archived')),
  add column goal        text check (length(goal) <= 500),
  add column is_template boolean not null default false,
  add column begin       text check (begin in ('blank', 'welcome', 'howTo', 'portrait')),
  add column copy_of     text references storyboards on delete set null,
  add column due_on      date,
  add column outline_rev integer not null default 1 check (outline_rev > 0),
  add column scenes      integer not null default 0 check (scenes >= 0),
  add column shots       integer not null default 0 check (shots >= 0),
  add column planned_ms  integer not null default 0 check (planned_ms >= 0),
  add column updated_by  text references users on delete set null,
  add column deleted_by  text references users on delete set null,
  add column title_key   text collate "C" not null generated always as (search_key(title)) stored,
  add column search_key  text not null generated always as (search_key(title || ' ' || coalesce(goal, ''))) stored;
create index storyboards_changed on storyboards (customer_id, updated_at, id) where deleted_at is null;
create index storyboards_title on storyboards (customer_id, title_key, id) where deleted_at is null;
create index storyboards_trash on storyboards (deleted_at) where deleted_at is not null;
create index storyboards_copy on storyboards (copy_of) where copy_of is not null;

-- Those who plan a storyboard together with its owner.
create table storyboard_collaborators (
  customer_id   text not null,
  storyboard_id text not null,
  user_id       text not null,
  primary key (storyboard_id, user_id),
  foreign key (customer_id, storyboard_id) references storyboards (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index storyboard_collaborators_user on storyboard_collaborators (user_id, customer_id);

-- Pages name what they add, so that what is sent twice is added once. `place` is a key of fractional-indexing,
-- and `field_revs` counts what was written into each field.
create table storyboard_scenes (
  customer_id   text not null,
  storyboard_id text not null,
  id            text not null check (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  place         text collate "C" not null check (length(place) between 1 and 200),
  content       jsonb not null,
  field_revs    jsonb not null default '{}',
  removed_at    timestamptz,
  primary key (storyboard_id, id),
  foreign key (customer_id, storyboard_id) references storyboards (customer_id, id) on delete cascade
);

create table storyboard_shots (
  customer_id   text not null,
  storyboard_id text not null,
  scene_id      text not null,
  id            text not null check (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  place         text collate "C" not null check (length(place) between 1 and 200),
  content       jsonb not null,
  field_revs    jsonb not null default '{}',
  removed_at    timestamptz,
  primary key (storyboard_id, id),
  foreign key (customer_id, storyboard_id) references storyboards (customer_id, id) on delete cascade,
  foreign key (storyboard_id, scene_id) references storyboard_scenes (storyboard_id, id) on delete cascade
);
create index storyboard_shots_scene on storyboard_shots (storyboard_id, scene_id);
