-- Whoever watches without an account is a person once their address is proved; all others are plays.
alter table view_sessions add column visitor text collate "C" check (length(visitor) <= 64);
