-- When its day and its place were agreed upon last: the next one is offered the same place.
alter table exams add column scheduled_at timestamptz(3);
update exams set scheduled_at = coalesce(ended_at, created_at) where place <> '';
create index exams_by_scheduling on exams (scheduled_at desc) where scheduled_at is not null;
