-- So that the nightly comparison can ask for what was given back lately.
alter table sandbox_refunds add column created_at timestamptz(3) not null default now();
