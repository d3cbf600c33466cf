-- 0003_session_families: one row per sign-in and its refresh tokens; only hashes are kept.
-- A token of generation n is current while it is unused; its successor has generation n + 1.
create table session_families (
  id              text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  user_id         text not null references users on delete cascade,
  customer_id     text not null references customers on delete cascade,
  binding_hash    text not null,
  generation      integer not null default 0 check (generation >= 0),
  seen_generation integer not null default -1 check (seen_generation between -1 and generation),
  user_agent      text not null,
  ip              text not null,
  created_at      timestamptz not null,
  last_active_at  timestamptz not null,
  expires_at      timestamptz not null check (expires_at > created_at),
  ended_at        timestamptz,
  end_reason      text check (
    end_reason in ('signOut', 'idle', 'expired', 'reuse', 'inactive', 'switch', 'admin')
  ),
  check ((ended_at is null) = (end_reason is null))
);
create index session_families_user on session_families (user_id) where ended_at is null;
create index session_families_expiry on session_families (expires_at);

create table refresh_tokens (
  token_hash text primary key,
  family_id  text not null references session_families on delete cascade,
  generation integer not null check (generation >= 0),
  issued_at  timestamptz not null,
  used_at    timestamptz check (used_at >= issued_at),
  unique (family_id, generation)
);
create unique index refresh_tokens_one_current on refresh_tokens (family_id) where used_at is null;
