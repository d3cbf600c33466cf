-- 20261126T0242_integrations_youtube: programs that go to somebody's YouTube channel (reach.md 6).

-- sealed_session is the address that takes the film, bound to the row's id. begun_at: when it was counted against what YouTube
-- takes in a day. waits_until: YouTube takes no more before.
create table youtube_uploads (
  id             text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id    text not null,
  connection_id  text not null references integration_connections on delete cascade,
  program_id     text not null,
  version_id     text not null,
  title          text not null check (btrim(title) <> '' and length(title) <= 100),
  description    text not null check (octet_length(description) <= 5000),
  privacy        text not null check (privacy in ('private', 'unlisted', 'public')),
  is_for_kids    boolean not null,
  is_synthetic   boolean not null,
  state          text not null default 'waiting' check (state in ('waiting', 'sending', 'processing', 'done', 'failed')),
  fail_code      text check (fail_code in ('offAir', 'noFilm', 'disconnected', 'refused', 'rejected', 'removed', 'notSent')),
  sealed_session text,
  sent_bytes     bigint not null default 0,
  total_bytes    bigint not null,
  video_id       text,
  shown_privacy  text,
  begun_at       timestamptz,
  waits_until    timestamptz,
  asked_at       timestamptz not null,
  check ((state = 'failed') = (fail_code is not null)),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, version_id) references program_versions (customer_id, id) on delete cascade
);
create unique index youtube_uploads_once on youtube_uploads (connection_id, version_id) where state <> 'failed';
create index youtube_uploads_latest on youtube_uploads (connection_id, asked_at, id);
create index youtube_uploads_begun on youtube_uploads (begun_at) where begun_at is not null;
create index youtube_uploads_open on youtube_uploads (state) where state in ('waiting', 'processing');
create index youtube_uploads_program on youtube_uploads (customer_id, program_id);
create index youtube_uploads_version on youtube_uploads (customer_id, version_id);
