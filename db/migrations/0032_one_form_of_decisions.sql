-- Whatever waits for the staff keeps its decision in columns of the same names, so that one engine
-- decides, takes back and applies: decision, its words, notes, decided_at, decided_by, applied_at;
-- withdrawn_at: nothing is left to decide. Names change at once, and only complaints about cards
-- that are no more are written anew.
alter table card_reviews rename column taken_back_at to withdrawn_at;
alter table appeals
  add column notes jsonb not null default '{}',
  add column withdrawn_at timestamptz(3);
alter table passport_checks
  add column notes jsonb not null default '{}',
  add column withdrawn_at timestamptz(3);

drop index complaints_open, complaints_waiting;
alter table complaints rename column closed_at to applied_at;
alter table complaints
  add column notes jsonb not null default '{}',
  add column withdrawn_at timestamptz(3);
update complaints set withdrawn_at = applied_at, applied_at = null
where applied_at is not null and decided_at is null;
create unique index complaints_open on complaints (card_id, author_id)
  where applied_at is null and withdrawn_at is null;
create index complaints_waiting on complaints (created_at, id)
  where decided_at is null and withdrawn_at is null;

-- What was decided lately says how long one waits.
create index card_reviews_decided on card_reviews (decided_at) where decided_at is not null;
create index appeals_decided on appeals (decided_at) where decided_at is not null;
create index complaints_decided on complaints (decided_at) where decided_at is not null;
create index passport_checks_decided on passport_checks (decided_at) where decided_at is not null;
