-- 20261125T1930_footage_speech: captions that are made of what is said in clips (programs.md 9).
alter table caption_versions drop constraint caption_versions_source_check;
alter table caption_versions add constraint caption_versions_source_check
  check (source in ('upload', 'human', 'version', 'speech'));

-- One for each language in which they are being made, or could not be.
create table caption_makings (
  id          text primary key,
  customer_id text not null,
  clip_id     text not null,
  lang        text not null check (lang ~ '^[a-z]{2,3}(-[A-Z]{2})?$'),
  fail_code   text check (fail_code in ('notWritten', 'tookTooLong', 'nothingSaid', 'noSound', 'writtenMeanwhile')),
  asked_by    text not null references users on delete cascade,
  asked_at    timestamptz not null,
  unique (clip_id, lang),
  foreign key (customer_id, clip_id) references footage_clips (customer_id, id) on delete cascade
);
