-- What people type for something that has another name here, or that is a choice and no word.
create table search_phrases (
  -- Small letters, «е» for «ё», one blank between words.
  phrase text primary key,
  -- Said instead; empty: nothing.
  words text not null default '',
  -- A card has any of them.
  terms text[] not null default '{}',
  check (words <> '' or cardinality(terms) > 0)
);
