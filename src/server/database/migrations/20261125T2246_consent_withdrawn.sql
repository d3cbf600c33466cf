-- 20261125T2246_consent_withdrawn: what becomes of clips whose guest withdraws consent (work.md 6), and which request a consent was
-- given for.

-- As the request was called then: the record stays when the request is gone.
alter table consents
  add column request_id    text not null,
  add column request_title text not null;
create index consents_name on consents (customer_id, name_key, id);
create index consents_purge on consents (purge_on) where purge_on is not null;

create index consent_forms_order on consent_forms (customer_id, name_key, id);

-- withdrawn_by: whose consent ended, as they signed. Such a clip is in no list and has no address; it is erased later.
alter table footage_clips add column withdrawn_by text;
