-- 20261122T2026_directory_profile_words: people are found by the words of their profile, not by how JSON parts them.
create function profile_words(jsonb) returns text language sql immutable strict parallel safe
  return coalesce((select string_agg(value #>> '{}', ' ') from jsonb_path_query($1, '$.*[*]') as value), '');

alter table memberships drop column search_key;
alter table memberships
  add column search_key text generated always as
    (search_key(coalesce(title, '') || ' ' || coalesce(department, '') || ' ' || coalesce(location, '') || ' ' ||
      profile_words(extra))) stored;
