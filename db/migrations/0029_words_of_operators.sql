-- What words mean is kept as the release says, but for what an operator has written themselves.
alter table search_phrases add column by_operator boolean not null default false;
alter table word_rewrites add column by_operator boolean not null default false;
