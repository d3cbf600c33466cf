-- 20261122T1625_mail_letters: every letter is a row before it is sent. It is worded as it leaves, so its one-time link
-- stands in no row while it waits; where no mail server is configured the worded letter is kept, to be opened here.
create table letters (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  kind        text not null check (kind <> ''),
  customer_id text references customers on delete cascade,
  user_id     text references users on delete cascade,
  locale      text not null,
  params      jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  state       text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'kept')),
  tries       integer not null default 0 check (tries >= 0),
  fault       text,
  to_name     text,
  to_address  text,
  subject     text,
  body_text   text check (body_text is null or state = 'kept'),
  created_at  timestamptz not null,
  settled_at  timestamptz,
  check ((settled_at is null) = (state in ('queued', 'sending')))
);
create index letters_newest on letters (id desc);
create index letters_user on letters (user_id);
create index letters_customer on letters (customer_id);
