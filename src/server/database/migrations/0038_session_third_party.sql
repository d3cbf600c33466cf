-- 0038_session_third_party: accounts at an OpenID provider through which people may sign in, and the states of
-- sign-ins there that came back, so that none comes back twice.
create table third_party_identities (
  id        text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  issuer    text not null check (issuer <> ''),
  subject   text not null check (subject <> ''),
  user_id   text not null references users on delete cascade,
  name      text not null,
  email     text not null,
  linked_at timestamptz not null,
  unique (issuer, subject)
);
create index third_party_identities_user on third_party_identities (user_id);

create table third_party_spent_states (
  state_hash text primary key,
  expires_at timestamptz not null
);
create index third_party_spent_states_expiry on third_party_spent_states (expires_at);
