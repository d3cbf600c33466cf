-- 20261125T1340_channels_create: channels, who owns and follows them, and what was sent to whom (reach.md 1 and 3). A program
-- that is sent to a channel is one row, whoever follows the channel; who has it in the inbox is derived when it is read.
create table channels (
  id                  text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id         text not null references customers on delete cascade,
  name                text not null check (btrim(name) <> '' and length(name) <= 80),
  name_key            text collate "C" not null generated always as (search_key(name)) stored,
  description         text check (length(description) <= 500),
  search_key          text collate "C" not null generated always as (search_key(name || ' ' || coalesce(description, ''))) stored,
  picture_url         text,
  access              text not null default 'open' check (access in ('open', 'request', 'secret')),
  posting             text not null default 'owners' check (posting in ('owners', 'creators', 'members')),
  auto_roles          text[] not null default '{}',
  backfill            text not null default '30days' check (backfill in ('none', '30days', 'all')),
  mail                text not null default 'off' check (mail in ('off', 'instant', 'daily')),
  has_comments        boolean not null default true,
  default_expiry_days integer check (default_expiry_days between 1 and 3650),
  chat_channel_id     text check (length(chat_channel_id) between 1 and 200),
  archived_at         timestamptz,
  state               text not null generated always as (case when archived_at is null then 'active' else 'archived' end) stored,
  created_by          text references users on delete set null,
  created_at          timestamptz not null,
  updated_by          text references users on delete set null,
  updated_at          timestamptz not null,
  rev                 integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  unique (customer_id, name_key),
  unique (customer_id, chat_channel_id)
);

create table channel_owners (
  customer_id text not null,
  channel_id  text not null,
  user_id     text not null,
  primary key (channel_id, user_id),
  foreign key (customer_id, channel_id) references channels (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index channel_owners_user on channel_owners (user_id, customer_id);

-- from_at: what was posted before it is not in the inbox of whoever came later, unless it is required.
create table channel_subscriptions (
  customer_id text not null,
  channel_id  text not null,
  user_id     text not null,
  state       text not null check (state in ('requested', 'active', 'left', 'denied')),
  source      text not null default 'self' check (source in ('self', 'auto', 'admin')),
  asked_at    timestamptz not null,
  joined_at   timestamptz,
  from_at     timestamptz,
  muted_until timestamptz,
  primary key (user_id, channel_id),
  check (state <> 'active' or (joined_at is not null and from_at is not null)),
  foreign key (customer_id, channel_id) references channels (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create index channel_subscriptions_channel on channel_subscriptions (customer_id, channel_id, state);

-- To a channel or to one person. delivered_at ahead: it is scheduled. due_days: so many days after joining, for those who
-- come later.
create table program_deliveries (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null,
  program_id   text not null,
  channel_id   text,
  user_id      text,
  delivered_at timestamptz not null,
  required     boolean not null default false,
  due_at       timestamptz,
  due_days     integer check (due_days between 1 and 3650),
  pinned_until timestamptz,
  recalled_at  timestamptz,
  reminded_on  date,
  created_by   text references users on delete set null,
  created_at   timestamptz not null,
  check ((channel_id is null) <> (user_id is null)),
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade,
  foreign key (customer_id, channel_id) references channels (customer_id, id) on delete cascade,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create unique index program_deliveries_channel on program_deliveries (channel_id, program_id)
  include (delivered_at, required, due_at) where recalled_at is null and channel_id is not null;
create unique index program_deliveries_user on program_deliveries (user_id, program_id)
  where recalled_at is null and user_id is not null;
create index program_deliveries_program on program_deliveries (customer_id, program_id);
create index program_deliveries_person on program_deliveries (user_id, customer_id) where user_id is not null;
