-- The free tariff is granted when an account is opened, and no longer by the first who asks for it:
-- whoever has not asked yet gets it here.
with granted as (
  insert into subscriptions (user_id, tariff_id, is_free, started_at)
  select users.id, tariffs.id, true, users.created_at
  from users join tariffs on tariffs.role = users.role and tariffs.price_kopecks = 0
  on conflict (user_id) where is_free do nothing
  returning id, user_id, tariff_id, started_at
)
insert into entitlements (subscription_id, user_id, cards, contacts, contacts_per, starts_at)
select granted.id, granted.user_id, cards, contacts, contacts_per, granted.started_at
from granted join tariffs on tariffs.id = granted.tariff_id;
