-- 0040_session_indexes: a sign-in looks for the session its browser held before; a session that is forgotten takes its
-- codes along.
create index session_families_binding on session_families (binding_hash) where ended_at is null;
create index one_time_codes_family on one_time_codes (family_id);
