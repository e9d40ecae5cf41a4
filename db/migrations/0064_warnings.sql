-- Somebody may be warned and stay.
alter table complaints drop constraint complaints_decision_check,
  add constraint complaints_decision_check check (decision in ('dismiss', 'warn', 'block'));
