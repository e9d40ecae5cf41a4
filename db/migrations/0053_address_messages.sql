-- The exact address of a vacancy, told by its owner in a dialog; the message is the record of it.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check
  check (kind in ('text', 'system', 'meeting', 'address'));
