-- What the operator looks at by the day is read by ranges of time.
create index users_by_day on users (created_at);
create index cards_by_first_day on cards (first_published_at) where first_published_at is not null;
create index contact_openings_by_day on contact_openings (opened_at);
create index responses_by_day on responses (created_at);
create index responses_hired_by_day on responses (changed_at) where status = 'hired';
create index payments_by_day on payments (paid_at) where paid_at is not null;
create index refunds_by_day on refunds (ended_at) where state = 'succeeded';
