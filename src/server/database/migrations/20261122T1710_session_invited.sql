-- 20261122T1710_session_invited: people who were invited are sorted and found by the name that was typed.
alter table memberships
  add column invited_key text collate "C" generated always as (search_key(invited_name)) stored;
