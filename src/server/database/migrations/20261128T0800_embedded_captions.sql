-- 20261128T0800_embedded_captions: films that were prepared before bring the captions that stand in them.
insert into jobs (kind, subject_id, customer_id, lane, due_at)
select 'footage.embeddedCaptions', asset.id, asset.customer_id, 'file', asset.created_at
from media_assets asset
where asset.state in ('playable', 'ready')
  and asset.renditions @> '[{"kind": "caption"}]'
  and exists (select from footage_clips clip where clip.asset_id = asset.id)
on conflict do nothing;
