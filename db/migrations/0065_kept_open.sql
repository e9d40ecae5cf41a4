-- Who has hired somebody may look for more: then nobody asks any more whether the vacancy is to be closed.
alter table responses add column is_kept_open boolean not null default false;
