-- When a letter is worth nothing any more: a code after ten minutes, anything else after a day. Until
-- now that followed from its channel, and a message that raised an alarm was given up like a code.
alter table letters add column late_at timestamptz not null default now() + interval '1 day';
update letters set late_at = created_at + interval '10 minutes'
where sent_at is null and failed_at is null and (channel <> 'mail' or content ->> 'code' is not null);
