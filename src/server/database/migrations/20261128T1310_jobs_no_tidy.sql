-- 20261128T1310_jobs_no_tidy: PostgreSQL vacuums by itself; the job that did it for PGlite is gone.
delete from jobs where kind = 'database.tidy';
