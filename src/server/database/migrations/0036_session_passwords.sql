-- 0036_session_passwords: a temporary password opens one session until this time; and a session may end because its
-- person chose a new password.
alter table users add column temporary_password_expires_at timestamptz;
alter table session_families drop constraint session_families_end_reason_check;
alter table session_families add constraint session_families_end_reason_check check (
  end_reason in ('signOut', 'idle', 'expired', 'reuse', 'inactive', 'switch', 'admin', 'passwordChanged')
);
