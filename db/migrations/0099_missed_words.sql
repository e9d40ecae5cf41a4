-- Words that people look for and no card has, by the day: what to add to synonyms or to ask families
-- about. Nobody's: no person, no place, no time of day, and nothing with digits or signs in it.
create table missed_words (
  word text not null check (word ~ '^[a-zа-я]{3,30}$'),
  day date not null,
  times integer not null check (times > 0),
  primary key (day, word)
);
