-- What a line says needs no other room to be read, and where it leads.
alter table notifications
  add column text text,
  add column path text,
  -- Of the person's feed at the last change of the line; clients ask for what came after.
  add column sequence bigint not null default 0,
  -- The letter beside it, and the switch that holds it back; none: it was sent, or needs none.
  add column mail jsonb,
  add column held_back_by text,
  -- When it goes out, unless the line is seen first.
  add column mail_due_at timestamptz(3);
update notifications set
  path = case when kind in ('response_received', 'invitation_received', 'response_state')
      then '/account/responses'
    when kind = 'message_received' then '/account/message'
    when kind = 'complaint_answered' then '/account/complaints'
    when kind in ('passport_approved', 'passport_rejected') then '/account/edit/verify-passport'
    else '/account' end,
  text = case kind
    when 'contact_opened' then 'Открыли ваши контакты'
    when 'message_received' then 'Вам написали'
    when 'card_published' then 'Карточка прошла проверку'
    when 'card_rejected' then 'Карточка не прошла проверку'
    when 'card_expiring' then 'Скоро последний день вакансии'
    when 'card_closed' then 'Вакансия закрылась'
    when 'card_blocked' then 'Карточку сняли модераторы'
    when 'card_unblocked' then 'Карточку показали снова'
    when 'appeal_denied' then 'Решение о карточке осталось прежним'
    when 'complaint_answered' then 'Жалобу рассмотрели'
    when 'passport_approved' then 'Паспорт проверили'
    when 'passport_rejected' then 'Паспорт не подтвердили'
    when 'response_received' then 'Пришёл отклик'
    when 'invitation_received' then 'Пришло приглашение'
    else 'Новости об отклике' end;
alter table notifications
  alter column text set not null,
  alter column path set not null;
create index notifications_changed on notifications (user_id, sequence);
create index notifications_mail_due on notifications (mail_due_at) where mail is not null;
drop index notifications_unread;
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
create index notifications_read on notifications (user_id, id desc) where read_at is not null;

-- One row a person, under whose lock lines are added and read: so counts and numbers are exact.
create table notification_feeds (
  user_id bigint primary key references users on delete cascade,
  sequence bigint not null,
  -- When the last letter about unseen lines went out.
  mailed_at timestamptz(3)
);

alter table notification_settings drop constraint notification_settings_way_check,
  add constraint notification_settings_way_check check (way in ('mail', 'push'));
