-- How many have written to a person first, and how many of them were answered, in the same days. Of
-- whom more were not answered there is no usual time, and yet this to tell.
alter table answer_times
  alter column minutes drop not null,
  add column asked integer not null default 0 check (asked >= 0),
  add column answered integer not null default 0 check (answered between 0 and asked);
