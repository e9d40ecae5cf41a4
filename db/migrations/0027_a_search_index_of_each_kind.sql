-- Nobody looks for vacancies and resumes at once: with one index for both, every search walked
-- through as many cards of the other kind.
create index cards_resumes_by_search
  on cards using gin (words, codes, area_codes(kind, city_id, category_id), published_at)
  with (gin_pending_list_limit = 256)
  where kind = 'resume' and state = 'published' and deleted_at is null;
create index cards_vacancies_by_search
  on cards using gin (words, codes, area_codes(kind, city_id, category_id), published_at)
  with (gin_pending_list_limit = 256)
  where kind = 'vacancy' and state = 'published' and deleted_at is null;
drop index cards_by_search;
