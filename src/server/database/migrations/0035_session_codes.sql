-- 0035_session_codes: codes that work once and briefly: links in mails, results of third-party sign-ins, tickets for
-- analytics. Only their hashes are kept.
create table one_time_codes (
  code_hash  text primary key,
  purpose    text not null check (purpose in ('signInLink', 'thirdParty', 'analytics')),
  user_id    text not null references users on delete cascade,
  family_id  text references session_families on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at    timestamptz check (used_at >= created_at)
);
create index one_time_codes_user on one_time_codes (user_id);
create index one_time_codes_expiry on one_time_codes (expires_at);
