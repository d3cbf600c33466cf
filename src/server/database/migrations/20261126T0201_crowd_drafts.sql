-- 20261126T0201_crowd_drafts: a first draft grows by the answers that are accepted (work.md 6).

-- draft_rule: none, one for each guest, or one for all of a request. program_id: the one for all that is there.
alter table crowd_requests
  add column draft_rule text not null default 'none' check (draft_rule in ('none', 'perPerson', 'one')),
  add column program_id text,
  add foreign key (customer_id, program_id) references programs (customer_id, id) on delete set null (program_id);

-- program_id: the draft that their answers came into.
alter table crowd_submissions
  add column program_id text,
  add foreign key (customer_id, program_id) references programs (customer_id, id) on delete set null (program_id);
