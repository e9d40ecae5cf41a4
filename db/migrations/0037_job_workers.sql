-- Who takes jobs says so every few seconds. What a worker that has fallen silent had begun is free
-- again after a minute; the queue by itself would wait for four hours.
create table job_workers (
  -- As in `locked_by` of a job.
  id text primary key,
  seen_at timestamptz(3) not null default now()
);
