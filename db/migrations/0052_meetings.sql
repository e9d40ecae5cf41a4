alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check
  check (kind in ('text', 'system', 'meeting'));
alter table messages drop constraint messages_check;
-- What a person sends is known again by it.
alter table messages add constraint messages_check
  check ((kind <> 'system') = (client_id is not null));

-- What a message of the kind `meeting` proposes, and what became of it.
create table meetings (
  message_id bigint primary key references messages on delete cascade,
  status text not null default 'proposed'
    check (status in ('proposed', 'accepted', 'moved', 'cancelled')),
  starts_at timestamptz(3) not null,
  -- Of the city of the card, under which the two say it to each other.
  time_zone text not null,
  way text not null check (way in ('place', 'phone')),
  -- Empty for a call.
  place text not null,
  -- By which a calendar knows it again, however often it is moved.
  calendar_uid uuid not null default gen_random_uuid(),
  -- Rises with every change that a calendar has to hear of.
  revision integer not null default 0,
  changed_at timestamptz(3) not null default now(),
  check ((way = 'place') = (place <> ''))
);
