-- Complaints about one card or person are one row of their queue, decided together: whoever decides
-- has read what was said until then, and no more.
alter table complaints add column said_at timestamptz(3);
update complaints set said_at = created_at;
alter table complaints alter column said_at set not null, alter column said_at set default now();
create index complaints_open_by_card on complaints (card_id)
  where applied_at is null and withdrawn_at is null and card_id is not null;
create index complaints_open_by_person on complaints (person_id)
  where applied_at is null and withdrawn_at is null and person_id is not null;

-- Who of the staff is at what, so that two do not judge the same at once. It frees itself by time.
create table queue_takes (
  queue text not null,
  item_id bigint not null,
  taken_by bigint not null references users on delete cascade,
  taken_at timestamptz(3) not null default now(),
  primary key (queue, item_id)
);
create index queue_takes_by_person on queue_takes (taken_by);
