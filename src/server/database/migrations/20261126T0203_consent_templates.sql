-- 20261126T0203_consent_templates: templates and films of welcome hold clips of guests too (work.md 6).

-- What can be taken down. place: the channel, person or version that tells it from others.
create or replace view consent_uses as
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
  where clip.consent_id is not null
  union
  select clip.consent_id, clip.customer_id, 'welcome', request.id, null, request.title, null, null, request.created_by
  from footage_clips clip
  join crowd_requests request on request.customer_id = clip.customer_id and request.welcome_clip_id = clip.id
    and request.deleted_at is null
  where clip.consent_id is not null
  union
  select clip.consent_id, clip.customer_id, 'template', template.id, null, template.title, null, null, template.created_by
  from footage_clips clip
  cross join lateral (select jsonb_build_object('parts',
    jsonb_build_array(jsonb_build_object('clip', jsonb_build_object('id', clip.id)))) as part) shown
  join program_templates template on template.customer_id = clip.customer_id and (template.story @> shown.part
    or exists (select from template_versions version
      where version.template_id = template.id and version.story @> shown.part))
  where clip.consent_id is not null;
