-- 0039_session_clock: a server's clock that is set back must not stop what it has begun. When a token or a code was
-- used is told by the clock of that moment, which may stand before the moment it was issued.
alter table refresh_tokens drop constraint refresh_tokens_check;
alter table one_time_codes drop constraint one_time_codes_check1;
