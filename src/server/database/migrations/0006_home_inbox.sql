-- 0006_home_inbox: one row per person and program, whatever the routes it was sent by.
create table inbox_items (
  id           text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id  text not null,
  user_id      text not null,
  program_id   text not null,
  source       text not null default 'direct' check (source in ('direct', 'channel', 'campaign')),
  state        text not null default 'new' check (state in ('new', 'started', 'viewed', 'recalled')),
  delivered_at timestamptz not null,
  opened_at    timestamptz,
  completed_at timestamptz,
  unique (user_id, program_id),
  check (state <> 'viewed' or completed_at is not null),
  foreign key (user_id, customer_id) references memberships on delete cascade,
  foreign key (customer_id, program_id) references programs (customer_id, id) on delete cascade
);
create index inbox_items_user on inbox_items (customer_id, user_id, state);
