-- 20261128T2146_campaigns_consent: New campaigns write only to those who agreed; earlier ones to all who did not refuse, as before.
alter table campaigns
  add column consent text not null default 'notRefused' check (consent in ('agreed', 'notRefused'));
alter table campaigns alter column consent set default 'agreed';
alter table mail_messages
  drop constraint mail_messages_held_for_check,
  add constraint mail_messages_held_for_check
    check (held_for in ('bounce', 'complaint', 'unsubscribed', 'manual', 'trial', 'gone', 'noConsent'));
