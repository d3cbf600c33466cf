-- 20261126T0235_analytics_sessions: what was watched, by visit; what becomes of it stays longer than the visits do (reach.md 7).

-- coverage: a bit for each second of the version, up to its outro. user_id: null of visitors of share pages, who are known by
-- their visit alone. reported_slot: of five minutes, so that most reports change no column that has an index.
create table view_sessions (
  program_id    text not null,
  version_no    integer not null check (version_no > 0),
  viewer        text collate "C" not null generated always as (coalesce(user_id, session_id)) stored,
  session_id    text collate "C" not null check (length(session_id) <= 64),
  user_id       text,
  customer_id   text not null,
  source        text not null check (source in ('feed', 'channel', 'share', 'embed')),
  device        text not null check (device in ('computer', 'phone', 'tablet')),
  started_at    timestamptz not null,
  reported_slot integer not null,
  coverage      bit varying not null,
  seconds       integer not null generated always as (bit_count(coverage)::int) stored,
  is_play       boolean not null generated always as (bit_count(coverage) >= least(5, (length(coverage) + 1) / 2)) stored,
  primary key (program_id, version_no, viewer, session_id),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
) with (fillfactor = 85);
create index view_sessions_started on view_sessions (customer_id, started_at, program_id);
create index view_sessions_program on view_sessions (customer_id, program_id);
create index view_sessions_user on view_sessions (user_id, customer_id) where user_id is not null;
create index view_sessions_reported on view_sessions (reported_slot);

-- Days are those of the customer's clock.
create table program_days (
  program_id  text not null,
  day         date not null,
  source      text not null check (source in ('feed', 'channel', 'share', 'embed')),
  customer_id text not null,
  plays       integer not null check (plays >= 0),
  seconds     bigint not null check (seconds >= 0),
  finished    integer not null check (finished >= 0),
  computers   integer not null check (computers >= 0),
  phones      integer not null check (phones >= 0),
  tablets     integer not null check (tablets >= 0),
  primary key (program_id, day, source),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index program_days_day on program_days (customer_id, day);
create index program_days_program on program_days (customer_id, program_id);

-- Of the plays that began in a month: how many watched each stretch of the version, and how many did so again.
create table program_curves (
  program_id  text not null,
  version_no  integer not null check (version_no > 0),
  month       date not null,
  customer_id text not null,
  plays       integer not null check (plays >= 0),
  watched     integer[] not null check (cardinality(watched) <= 200),
  again       integer[] not null check (cardinality(again) = cardinality(watched)),
  primary key (program_id, version_no, month),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index program_curves_program on program_curves (customer_id, program_id);

-- Up to which slot of reports the days and curves are summed.
create table view_sums (
  id          integer primary key check (id = 1),
  summed_slot integer not null
);

-- Whose names people see who look at analytics: of required programs, of all, or of none.
alter table customers
  add column viewer_names text not null default 'required' check (viewer_names in ('required', 'all', 'none'));
