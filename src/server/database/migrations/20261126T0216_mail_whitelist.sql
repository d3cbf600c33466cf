-- Whom letters of a customer come from, and whom those of one on trial reach. pattern: an address, or `@domain`. The four that are
-- found are what was published when it was looked at last.
create table mail_whitelist (
  id          text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  customer_id text not null references customers on delete cascade,
  purpose     text not null check (purpose in ('sender', 'recipient')),
  pattern     text collate "C" not null check (pattern ~ '^[^@\s]*@[^@\s]+$' and length(pattern) <= 254),
  verified_at timestamptz,
  disabled_at timestamptz,
  state       text not null generated always as (case when disabled_at is not null then 'disabled'
                when verified_at is null then 'pending' else 'verified' end) stored,
  checked_at  timestamptz,
  found       text[] not null default '{}',
  created_by  text references users on delete set null,
  created_at  timestamptz not null,
  updated_by  text references users on delete set null,
  updated_at  timestamptz not null,
  rev         integer not null default 1 check (rev > 0)
);
create unique index mail_whitelist_pattern on mail_whitelist (customer_id, purpose, pattern);
create index mail_whitelist_created on mail_whitelist (created_at, id);
