-- Pictures for shared links that lie in the storage: which, of what, and since when.
create table previews (
  -- Where it lies; made of what it shows, so a change has another name.
  name text primary key,
  -- What it is a picture of.
  subject text not null,
  -- No reference: the file has to go first, whatever becomes of the card.
  card_id bigint,
  made_at timestamptz not null default now()
);
create index previews_of_subject on previews (subject);
create index previews_by_age on previews (made_at);
