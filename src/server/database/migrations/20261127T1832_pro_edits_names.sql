-- What goes away is looked for here.
create index order_items_source on order_items (source_asset_id) where source_asset_id is not null;
create index order_items_clip on order_items (clip_id) where clip_id is not null;
create index order_items_file on order_items (file_id) where file_id is not null;

-- Films are called as the order is: those who edit do not see what programs of whoever buys are called.
create or replace view order_assets as
select item.id as item_id, item.order_id, item.kind, item.round, item.created_at,
       coalesce(clip.asset_id, file.asset_id, version.asset_id, film.asset_id) as asset_id,
       coalesce(clip.title, file.title, ordered.title) as name,
       version.version_no
from order_items item
join orders ordered on ordered.id = item.order_id
left join footage_clips clip
  on clip.id = item.clip_id and clip.deleted_at is null and clip.withdrawn_by is null
left join files file on file.id = item.file_id and file.deleted_at is null
left join program_versions version on version.id = item.version_id
left join program_films film on film.id = item.version_id
left join programs program on program.id = coalesce(version.program_id, film.program_id)
where coalesce(clip.asset_id, file.asset_id, version.asset_id, film.asset_id) is not null
  and program.deleted_at is null;
