-- Until then nobody is led to the creation of their first card.
alter table users add column looking_around_until timestamptz;
