-- 20261126T0221_campaigns_create: dated plans that bring programs to contacts and channels, and count what came of it
-- (reach.md 5).
create table campaigns (
  id            text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id   text not null references customers on delete cascade,
  owner_user_id text not null,
  name          text not null check (btrim(name) <> '' and length(name) <= 120),
  name_key      text collate "C" not null generated always as (search_key(name)) stored,
  goal          text not null default '' check (length(goal) <= 500),
  state         text not null default 'draft'
    check (state in ('draft', 'scheduled', 'live', 'paused', 'closed', 'archived')),
  starts_at     timestamptz,
  ends_at       timestamptz,
  reply_to      text,
  -- Where its letters lead.
  share_page_id text,
  created_by    text references users on delete set null,
  created_at    timestamptz not null,
  updated_by    text references users on delete set null,
  updated_at    timestamptz not null,
  rev           integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  check (starts_at is null or ends_at is null or starts_at < ends_at),
  foreign key (owner_user_id, customer_id) references memberships on delete no action,
  foreign key (customer_id, share_page_id) references share_pages (customer_id, id) on delete set null (share_page_id)
);
create index campaigns_newest on campaigns (customer_id, created_at, id);
create index campaigns_owner on campaigns (owner_user_id, customer_id);
create index campaigns_page on campaigns (customer_id, share_page_id) where share_page_id is not null;
create index campaigns_begin on campaigns (starts_at) where state = 'scheduled';
create index campaigns_end on campaigns (ends_at) where state in ('live', 'paused');

create table campaign_programs (
  customer_id text not null,
  campaign_id text not null,
  program_id  text not null,
  position    integer not null check (position >= 0),
  primary key (campaign_id, program_id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index campaign_programs_program on campaign_programs (customer_id, program_id);

-- To whom its letters go.
create table campaign_lists (
  customer_id text not null,
  campaign_id text not null,
  list_id     text not null,
  primary key (campaign_id, list_id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade,
  foreign key (customer_id, list_id) references contact_lists (customer_id, id) on delete cascade
);
create index campaign_lists_list on campaign_lists (customer_id, list_id);
create table campaign_contacts (
  customer_id text not null,
  campaign_id text not null,
  contact_id  text not null,
  primary key (campaign_id, contact_id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade,
  foreign key (customer_id, contact_id) references contacts (customer_id, id) on delete cascade
);
create index campaign_contacts_contact on campaign_contacts (customer_id, contact_id);

-- In which its programs are posted.
create table campaign_channels (
  customer_id text not null,
  campaign_id text not null,
  channel_id  text not null,
  primary key (campaign_id, channel_id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade,
  foreign key (customer_id, channel_id) references channels (customer_id, id) on delete cascade
);
create index campaign_channels_channel on campaign_channels (customer_id, channel_id);

-- What it has posted there itself; what others posted is theirs.
create table campaign_posts (
  customer_id text not null,
  campaign_id text not null,
  delivery_id text primary key references program_deliveries on delete cascade,
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);
create index campaign_posts_campaign on campaign_posts (customer_id, campaign_id);

-- What guests are asked for it.
create table campaign_requests (
  customer_id text not null,
  campaign_id text not null,
  request_id  text not null,
  primary key (campaign_id, request_id),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade,
  foreign key (customer_id, request_id) references crowd_requests (customer_id, id) on delete cascade
);
create index campaign_requests_request on campaign_requests (customer_id, request_id);

-- handed: its mail_batches say what becomes of it.
create table campaign_letters (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  campaign_id text not null,
  subject     text not null check (btrim(subject) <> '' and length(subject) <= 150),
  subject_key text collate "C" not null generated always as (search_key(subject)) stored,
  doc         jsonb not null check (jsonb_typeof(doc) = 'object'),
  segment     text not null check (segment in ('everybody', 'notVisited', 'notStarted', 'notWatched', 'watched')),
  send_at     timestamptz,
  state       text not null default 'draft' check (state in ('draft', 'planned', 'handed')),
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  unique (customer_id, id),
  check (state <> 'planned' or send_at is not null),
  foreign key (customer_id, campaign_id) references campaigns (customer_id, id) on delete cascade
);
create index campaign_letters_campaign on campaign_letters (customer_id, campaign_id, send_at);
create index campaign_letters_newest on campaign_letters (customer_id, created_at, id);
create index campaign_letters_due on campaign_letters (send_at) where state = 'planned';
