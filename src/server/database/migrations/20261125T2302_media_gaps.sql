-- 20261125T2302_media_gaps: the longest silence and the longest black of a film, which specifications limit. Those
-- measured before knew of silences from three seconds on.
alter table media_assets
  add column longest_silence_ms integer check (longest_silence_ms >= 0),
  add column longest_black_ms   integer check (longest_black_ms >= 0);

update media_assets asset set
  longest_black_ms = coalesce((
    select max((flag ->> 'toMs')::integer - (flag ->> 'fromMs')::integer)
      from jsonb_array_elements(asset.qa_flags) flag where flag ->> 'code' = 'black'), 0),
  longest_silence_ms = case
    when asset.qa_flags @> '[{"code": "noSound"}]' or asset.qa_flags @> '[{"code": "silent"}]' then asset.duration_ms
    else coalesce((
      select max((flag ->> 'toMs')::integer - (flag ->> 'fromMs')::integer)
        from jsonb_array_elements(asset.qa_flags) flag where flag ->> 'code' = 'longSilence'), 0) end
  where asset.qa_flags is not null;
