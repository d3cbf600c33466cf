-- What people are told: a row for a person and a group, until it is read.
create table notifications (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null,
  user_id     text not null,
  kind        text not null,
  -- What is told of the same group again, while it is unread, is one more of it.
  group_key   text not null,
  subject     jsonb not null,
  params      jsonb not null,
  count       integer not null default 1 check (count > 0),
  created_at  timestamptz not null,
  told_at     timestamptz not null,
  read_at     timestamptz,
  foreign key (user_id, customer_id) references memberships on delete cascade
);
create unique index notifications_unread on notifications (user_id, customer_id, kind, group_key) where read_at is null;
create index notifications_latest on notifications (user_id, customer_id, told_at desc);
create index notifications_old on notifications (told_at);
