-- What stays unread is said by a letter, unless its reader wants none of that kind.
alter table notifications
  -- When a letter is to say it; null: none is.
  add column mail_at timestamptz,
  add column mailed_at timestamptz;
create index notifications_to_mail on notifications (mail_at) where mail_at is not null and read_at is null;

-- Of a kind, or of `all`.
create table letter_opt_outs (
  user_id     text not null,
  customer_id text not null,
  kind        text not null,
  primary key (user_id, customer_id, kind),
  foreign key (user_id, customer_id) references memberships on delete cascade
);
