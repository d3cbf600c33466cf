-- 20261122T1730_screens_searches: searches of any list, by the id of its call, for oneself or for everybody of the
-- customer; and the history of a row.
alter table saved_searches drop constraint saved_searches_grid_check;
alter table saved_searches rename column grid to list;
update saved_searches set list = case list when 'footage' then 'listClips' else 'listFiles' end;
alter table saved_searches
  add constraint saved_searches_list_check check (list <> ''),
  add column search text not null default '',
  add column sort jsonb check (jsonb_typeof(sort) = 'object'),
  add column is_shared boolean not null default false;
alter index saved_searches_customer_id_user_id_grid_name_key rename to saved_searches_name;
create index saved_searches_shared on saved_searches (customer_id, list) where is_shared;

create index audit_events_target on audit_events (target, at desc) where target is not null;
