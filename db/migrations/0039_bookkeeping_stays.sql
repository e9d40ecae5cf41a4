-- What was paid for outlives the person, as bookkeeping demands; what they may do goes with them.
alter table subscriptions
  alter column user_id drop not null,
  drop constraint subscriptions_user_id_fkey,
  add constraint subscriptions_user_id_fkey
    foreign key (user_id) references users on delete set null,
  add check (user_id is not null or not is_free);
