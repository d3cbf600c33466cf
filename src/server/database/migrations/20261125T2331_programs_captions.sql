-- 20261125T2331_programs_captions: what is said in films that were made elsewhere (programs.md 9). Captions hang on a
-- clip or on a version of a program; film_id says which, so that both are written and read alike.
alter table captions drop constraint captions_pkey;
alter table captions alter column clip_id drop not null;
alter table captions add column version_id text;
alter table captions add column film_id text generated always as (coalesce(clip_id, version_id)) stored;
alter table captions add primary key (film_id, lang);
alter table captions add check (num_nonnulls(clip_id, version_id) = 1);
alter table captions add foreign key (customer_id, version_id)
  references program_versions (customer_id, id) on delete cascade;
create index captions_clip on captions (clip_id) where clip_id is not null;
create index captions_version on captions (version_id) where version_id is not null;

alter table caption_versions drop constraint caption_versions_pkey;
alter table caption_versions alter column clip_id drop not null;
alter table caption_versions add column version_id text;
alter table caption_versions add column film_id text generated always as (coalesce(clip_id, version_id)) stored;
alter table caption_versions add primary key (film_id, lang, version_no);
alter table caption_versions add check (num_nonnulls(clip_id, version_id) = 1);
alter table caption_versions add foreign key (customer_id, version_id)
  references program_versions (customer_id, id) on delete cascade;
create index caption_versions_clip on caption_versions (clip_id) where clip_id is not null;
create index caption_versions_version on caption_versions (version_id) where version_id is not null;
