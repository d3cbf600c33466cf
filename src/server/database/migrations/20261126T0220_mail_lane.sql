-- 20261126T0220_mail_lane: one letter to many is a row an address, so that whatever dies meanwhile, nobody gets two and
-- nobody is forgotten (reach.md 5).

-- What is sent, under the id of what wrote it. paused_for: somebody said so, or too many came back; is_watched: until
-- somebody let it go on nevertheless.
create table mail_batches (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  kind        text not null check (kind <> ''),
  state       text not null default 'running' check (state in ('running', 'paused', 'over')),
  paused_for  text check (paused_for in ('person', 'bounces')),
  is_watched  boolean not null default true,
  created_at  timestamptz not null,
  unique (customer_id, id),
  check ((paused_for is not null) = (state = 'paused'))
);
create index mail_batches_running on mail_batches (id) where state = 'running';

-- No address stands here: it is read from the contact as the letter leaves. group_id: what the letter belongs to;
-- is_first: the first letter of the group that went to this address, else the first that was to. sending: offered to the mail server, which has not answered;
-- found so after a crash it is unsure, and goes again only if somebody says so.
create table mail_messages (
  id              text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id     text not null,
  letter_id       text not null,
  group_id        text not null,
  contact_id      text references contacts on delete set null,
  address_key     text not null,
  is_first        boolean not null,
  state           text not null check (state in ('queued', 'sending', 'sent', 'deferred', 'bounced', 'unsure', 'held')),
  held_for        text check (held_for in ('bounce', 'complaint', 'unsubscribed', 'manual', 'trial', 'gone')),
  tries           integer not null default 0 check (tries >= 0),
  fault           text,
  due_at          timestamptz not null,
  offered_at      timestamptz,
  settled_at      timestamptz,
  unsubscribed_at timestamptz,
  visited_at      timestamptz,
  started_at      timestamptz,
  watched_at      timestamptz,
  replied_at      timestamptz,
  unique (letter_id, address_key),
  foreign key (customer_id, letter_id) references mail_batches (customer_id, id) on delete cascade,
  check ((held_for is not null) = (state = 'held'))
);
create index mail_messages_due on mail_messages (letter_id, due_at, id) where state in ('queued', 'deferred');
create index mail_messages_sending on mail_messages (id) where state = 'sending';
create index mail_messages_offered on mail_messages (offered_at) where offered_at is not null;
create index mail_messages_group on mail_messages (customer_id, group_id, address_key);
create index mail_messages_newest on mail_messages (customer_id, due_at, id);
create index mail_messages_contact on mail_messages (contact_id) where contact_id is not null;

-- Addresses to which nothing is sent, by a keyed hash: it outlives the contact.
create table suppressions (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  address_key text not null,
  reason      text not null check (reason in ('bounce', 'complaint', 'unsubscribed', 'manual')),
  contact_id  text references contacts on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0),
  unique (customer_id, address_key)
);
create index suppressions_newest on suppressions (customer_id, created_at, id);
create index suppressions_contact on suppressions (contact_id) where contact_id is not null;

-- Letters that came back for now: three in thirty days count as one for good.
create table mail_soft_bounces (
  message_id  text primary key references mail_messages on delete cascade,
  customer_id text not null references customers on delete cascade,
  address_key text not null,
  bounced_at  timestamptz not null
);
create index mail_soft_bounces_address on mail_soft_bounces (customer_id, address_key, bounced_at);

-- Mail servers that asked for a pause.
create table mail_domain_rests (
  domain      text primary key,
  rests_until timestamptz not null
);
