-- The staff find people by how a phone ends as well: it is what callers say, and what they have written down.
create index users_by_phone_end on users (reverse(phone) text_pattern_ops);
