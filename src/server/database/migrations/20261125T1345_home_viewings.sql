-- 20261125T1345_home_viewings: how far somebody has watched a program, what they like, and what they say under it (reach.md 1 and 2).
-- Who has what in the inbox is derived from deliveries and follows of channels; the rows of before become deliveries to one person.

-- Whoever has viewed an earlier version views this one again.
alter table programs
  add column view_again_version_no integer check (view_again_version_no > 0),
  add column description           text check (length(description) <= 2000);

-- coverage: a bit for each second of the version, from its beginning to its outro. position_from: the visit by which the
-- position is known; the one that began last wins.
create table viewings (
  user_id           text not null,
  program_id        text not null,
  customer_id       text not null,
  version_no        integer not null check (version_no > 0),
  viewed_version_no integer check (viewed_version_no > 0),
  coverage          bit varying not null default '',
  position_ms       integer not null default 0 check (position_ms >= 0),
  position_from     text collate "C" not null default '',
  opened_at         timestamptz not null,
  completed_at      timestamptz,
  completed_by      text check (completed_by in ('auto', 'manual')),
  primary key (user_id, program_id) include (viewed_version_no),
  check ((viewed_version_no is null) = (completed_at is null)),
  check ((viewed_version_no is null) = (completed_by is null)),
  foreign key (user_id, customer_id) references memberships on delete cascade,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
) with (fillfactor = 85);
create index viewings_program on viewings (customer_id, program_id);

create table program_likes (
  program_id  text not null,
  user_id     text not null,
  customer_id text not null,
  liked_at    timestamptz not null,
  primary key (program_id, user_id),
  foreign key (user_id, customer_id) references memberships on delete cascade,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index program_likes_user on program_likes (user_id, customer_id);
create index program_likes_program on program_likes (customer_id, program_id);

-- team: those who build the program; audience: those who watch it.
alter table review_comments
  add column visibility text not null default 'team' check (visibility in ('team', 'audience'));

create table comment_reports (
  comment_id  text not null references review_comments on delete cascade,
  user_id     text not null references users on delete cascade,
  reported_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_reports_user on comment_reports (user_id);

insert into program_deliveries (id, customer_id, program_id, user_id, delivered_at, recalled_at, created_at)
  select id, customer_id, program_id, user_id, delivered_at,
    case when state = 'recalled' then delivered_at end, delivered_at
  from inbox_items item
  where not exists (select from program_deliveries other
    where other.user_id = item.user_id and other.program_id = item.program_id and other.recalled_at is null);
insert into viewings (user_id, program_id, customer_id, version_no, viewed_version_no, opened_at, completed_at, completed_by)
  select item.user_id, item.program_id, item.customer_id, coalesce(version.version_no, 1),
    case when completed_at is not null then coalesce(version.version_no, 1) end,
    coalesce(item.opened_at, item.completed_at, item.delivered_at), item.completed_at,
    case when completed_at is not null then 'auto' end
  from inbox_items item
  join programs program on program.id = item.program_id
  left join program_versions version on version.id = program.published_version_id
  where item.opened_at is not null or item.completed_at is not null;
drop table inbox_items;
