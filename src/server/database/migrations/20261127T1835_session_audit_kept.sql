-- 20261127T1835_session_audit_kept: events go after a while, found by their age.
create index audit_events_at on audit_events (at);
