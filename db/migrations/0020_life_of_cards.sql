-- draft → moderation → published ↔ paused, → closed; moderation → rejected → moderation; blocked.
-- A draft was never public; busy is a published resume with a day until which its owner is taken.
alter table cards
  drop constraint cards_state_check,
  drop constraint cards_check,
  add constraint cards_state_check check (
    state in ('draft', 'moderation', 'rejected', 'published', 'paused', 'closed', 'blocked')
  ),
  add column busy_until date check (busy_until is null or kind = 'resume'),
  add column closed_at timestamptz(3),
  add column closing text check (closing in ('filled', 'withdrawn', 'expired')),
  -- Why staff have taken it away; said to its owner.
  add column blocked_reason text,
  add column blocked_at timestamptz(3),
  -- Of the text as people see it, to find the same text under another name.
  add column fingerprint bigint;

-- Cards that were taken away before there were words for it.
update cards set
  state = case when kind = 'resume' then 'paused' else 'closed' end,
  closing = case
    when kind = 'resume' then null
    when closes_on < current_date then 'expired'
    else 'withdrawn'
  end,
  closed_at = case when kind = 'vacancy' then updated_at end
where state = 'draft' and first_published_at is not null;

alter table cards
  add constraint cards_shown_check check (
    state in ('draft', 'moderation', 'rejected')
    or (content is not null and city_id is not null and published_at is not null)
  ),
  add constraint cards_closed_check check (
    state <> 'closed' or (closed_at is not null and closing is not null)
  ),
  add constraint cards_blocked_check check (
    (state = 'blocked') = (blocked_reason is not null and blocked_at is not null)
  );

drop index cards_unfinished;
create unique index cards_unfinished on cards (owner_id, kind, category_id)
  where state = 'draft' and first_published_at is null and deleted_at is null;
create index cards_by_fingerprint on cards (fingerprint)
  where fingerprint is not null and deleted_at is null;

-- Words of whoever decided, beside the reason that programs read.
alter table card_events add column note text;

-- What was sent to be looked at by people. The owner goes on writing meanwhile; this is judged.
create table card_reviews (
  id bigint generated always as identity primary key,
  card_id bigint not null references cards on delete cascade,
  content jsonb not null,
  -- What the automatic checks saw: [{"check": "phone", "path": "about", "found": "8 900 …"}].
  flags jsonb not null default '[]',
  created_at timestamptz(3) not null default now(),
  -- A decision can be taken back until it is applied, ten seconds later.
  decision text check (decision in ('approve', 'reject')),
  reason text not null default '',
  -- Words by field of the form: {"about": "Уберите телефон"}.
  notes jsonb not null default '{}',
  decided_at timestamptz(3),
  decided_by bigint references users on delete set null,
  applied_at timestamptz(3),
  -- By the owner, or by sending a newer text.
  taken_back_at timestamptz(3),
  check ((decision is null) = (decided_at is null)),
  check (applied_at is null or (decided_at is not null and taken_back_at is null))
);
create unique index card_reviews_open on card_reviews (card_id)
  where applied_at is null and taken_back_at is null;
create index card_reviews_waiting on card_reviews (created_at, id)
  where decided_at is null and taken_back_at is null;
create index card_reviews_by_card on card_reviews (card_id, id desc);
create index card_reviews_by_decider on card_reviews (decided_by) where decided_by is not null;

-- The owner of a blocked card asks to look again.
create table appeals (
  id bigint generated always as identity primary key,
  card_id bigint not null references cards on delete cascade,
  text text not null,
  created_at timestamptz(3) not null default now(),
  decision text check (decision in ('grant', 'deny')),
  reason text not null default '',
  decided_at timestamptz(3),
  decided_by bigint references users on delete set null,
  applied_at timestamptz(3),
  check ((decision is null) = (decided_at is null)),
  check (applied_at is null or decided_at is not null)
);
create unique index appeals_open on appeals (card_id) where applied_at is null;
create index appeals_waiting on appeals (created_at, id) where decided_at is null;
create index appeals_by_card on appeals (card_id, id desc);
create index appeals_by_decider on appeals (decided_by) where decided_by is not null;

alter table complaints
  add column decision text check (decision in ('dismiss', 'block')),
  add column answer text not null default '',
  add column decided_at timestamptz(3),
  add column decided_by bigint references users on delete set null,
  add check ((decision is null) = (decided_at is null));
create index complaints_waiting on complaints (created_at, id)
  where decided_at is null and closed_at is null;
create index complaints_by_decider on complaints (decided_by) where decided_by is not null;
create index audit_log_newest on audit_log (id desc);
