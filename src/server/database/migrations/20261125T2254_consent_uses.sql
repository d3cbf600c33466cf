-- 20261125T2254_consent_uses: what holds the clips that stand on a consent (work.md 6).

-- Who changed the row last; what was agreed never changes.
alter table consents
  add column updated_at timestamptz not null,
  add column updated_by text references users on delete set null;

create index program_versions_shown on program_versions using gin (timeline jsonb_path_ops) where timeline is not null;

-- Every film of clips that stand on a consent, also those they showed before.
create view consent_films as
  select clip.customer_id, clip.consent_id, clip.id as clip_id, film.asset_id
  from footage_clips clip
  cross join lateral (
    select clip.asset_id
    union
    select version.asset_id from footage_clip_versions version where version.clip_id = clip.id
  ) film
  where clip.consent_id is not null;

-- Versions with a film that shows one of them.
create view consent_versions_made as
  select distinct film.consent_id, version.customer_id, version.id as version_id, version.program_id, version.version_no,
    program.title, program.owner_user_id,
    program.state = 'published' and program.deleted_at is null and program.published_version_id = version.id as is_on_air
  from consent_films film
  join program_versions version on version.customer_id = film.customer_id
    and version.timeline @> jsonb_build_object('blocks',
      jsonb_build_array(jsonb_build_object('media', jsonb_build_object('assetId', film.asset_id))))
  join programs program on program.id = version.program_id
  where version.asset_id is not null;

-- What can be taken down. place: the channel, person or version that tells it from others.
create view consent_uses as
  select made.consent_id, made.customer_id, 'program' as kind, made.program_id as id, made.program_id, made.title,
    made.version_no, null as place, made.owner_user_id
  from consent_versions_made made where made.is_on_air
  union all
  select made.consent_id, made.customer_id, 'version', made.version_id, made.program_id, made.title,
    made.version_no, null, made.owner_user_id
  from consent_versions_made made where not made.is_on_air
  union all
  select made.consent_id, made.customer_id, 'delivery', sent.id, made.program_id, made.title,
    null, coalesce(channel.name, person.name), made.owner_user_id
  from consent_versions_made made
  join program_deliveries sent on sent.program_id = made.program_id and sent.recalled_at is null
  left join channels channel on channel.id = sent.channel_id
  left join users person on person.id = sent.user_id
  where made.is_on_air
  union all
  select made.consent_id, made.customer_id, 'sharePage', page.id, made.program_id, made.title,
    null, page.title, made.owner_user_id
  from consent_versions_made made
  join share_items item on item.program_id = made.program_id
  join share_pages page on page.id = item.page_id and page.revoked_at is null and page.disabled_at is null
  where made.is_on_air
  union
  select film.consent_id, film.customer_id, 'draft', program.id, program.id, program.title,
    null, null, program.owner_user_id
  from consent_films film
  join program_media shown on shown.customer_id = film.customer_id and shown.asset_id = film.asset_id
  join programs program on program.id = shown.program_id
  union
  select film.consent_id, film.customer_id, 'bumper', bumper.id, null, bumper.title, null, null, bumper.created_by
  from consent_films film
  join bumpers bumper on bumper.customer_id = film.customer_id and bumper.asset_id = film.asset_id
    and bumper.deleted_at is null
  union
  select clip.consent_id, clip.customer_id, 'take', take.id, null, task.title, null, null, null
  from footage_clips clip
  join takes take on take.customer_id = clip.customer_id and take.clip_id = clip.id
  join recording_tasks task on task.id = take.task_id
  where clip.consent_id is not null;

-- A film comes when it is there, and goes once it may not be shown any more; it is never another one.
create or replace function refuse_change_of_version() returns trigger language plpgsql as $$
begin
  if (old.asset_id is null or new.asset_id is null)
    and (to_jsonb(new) - 'asset_id') = (to_jsonb(old) - 'asset_id') then return new; end if;
  if new.made_by is null and (to_jsonb(new) - 'made_by') = (to_jsonb(old) - 'made_by') then return new; end if;
  raise exception 'A version of a program does not change.';
end $$;
