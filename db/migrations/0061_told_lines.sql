-- Who of the two is told of a line of ours and has it unread; none: nobody is.
alter table messages add column told text check (told in ('owner', 'starter')),
  add check (told is null or kind = 'system');
