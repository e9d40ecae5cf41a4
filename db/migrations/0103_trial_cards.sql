-- Bank cards that have paid for a trial: it is sold once a card, too.
create table trial_cards (
  -- With the secret of the installation, of what the provider says of the card; the card is kept nowhere.
  card_hash bytea primary key,
  payment_id uuid not null unique references payments
);

-- Which card has paid; null: the bank does not say.
alter table sandbox_payments add column card text;
