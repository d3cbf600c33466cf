-- 0004_session_audit: who did what and when; it outlives the people and customers it names.
create table audit_events (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  at          timestamptz not null,
  action      text not null check (action <> ''),
  user_id     text references users on delete set null,
  customer_id text references customers on delete set null,
  target      text,
  ip          text not null,
  details     jsonb not null default '{}'
);
create index audit_events_customer on audit_events (customer_id, at desc);
create index audit_events_user on audit_events (user_id, at desc);
