-- 20261126T0244_channels_chat: the team chat in which a channel's posts are told (reach.md 6).

-- sealed_url is a key to the chat, bound to the channel's id; host is what people see of it.
create table channel_chat_hooks (
  channel_id  text primary key,
  customer_id text not null,
  kind        text not null check (kind in ('slack', 'teams', 'discord')),
  host        text not null,
  sealed_url  text not null,
  told_at     timestamptz,
  fault       text check (fault in ('gone', 'refused', 'unreachable')),
  saved_by    text references users on delete set null,
  saved_at    timestamptz not null,
  foreign key (customer_id, channel_id) references channels (customer_id, id) on delete cascade
);

-- A post is told once, however often it is sent again.
alter table program_deliveries add column chat_told_at timestamptz;
