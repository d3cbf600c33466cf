-- Letters about what is sent to channels, and posts that go by themselves.
alter table program_deliveries
  -- Then it is taken back by itself.
  add column expires_at timestamptz,
  -- Once everybody who follows the channel was written to; until then, whom it has come to.
  add column mailed_at timestamptz,
  add column mailed_to text not null default '';
create index program_deliveries_expiring on program_deliveries (expires_at) where expires_at is not null and recalled_at is null;
create index program_deliveries_to_mail on program_deliveries (delivered_at)
  where channel_id is not null and mailed_at is null and recalled_at is null;

-- Up to when they were told once a day.
alter table channel_subscriptions add column mailed_at timestamptz;
