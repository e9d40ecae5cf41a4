-- Where the two talk about it; its text is the first message there.
alter table responses add column channel_id bigint references channels on delete set null;
create index responses_by_channel on responses (channel_id, id desc);
