-- 20261123T0615_footage_captions: what is said in clips, by language (record.md 7). Times are those of the whole take,
-- so that a trim moves none.
create table captions (
  customer_id text not null,
  clip_id     text not null,
  lang        text not null check (lang ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  version_no  integer not null check (version_no > 0),
  words_key   text not null,
  primary key (clip_id, lang),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade
);

-- Each time they were saved. They outlive their language, which can be brought back.
create table caption_versions (
  customer_id text not null,
  clip_id     text not null,
  lang        text not null,
  version_no  integer not null check (version_no > 0),
  source      text not null check (source in ('upload', 'human', 'version')),
  cues        jsonb not null,
  saved_by    text references users on delete set null,
  saved_at    timestamptz not null,
  primary key (clip_id, lang, version_no),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade
);
