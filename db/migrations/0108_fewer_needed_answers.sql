-- A card is published with less: what only makes it better is asked for afterwards. An operator who
-- wants one of these answers before publication says so again among the questions.
update attribute_definitions set required = false
from (values
  ('vacancy', null, 'employment'),
  ('vacancy', null, 'live_in'),
  ('resume', null, 'employment'),
  ('resume', null, 'live_in'),
  ('vacancy', 'nyanya', 'children_count'),
  ('vacancy', 'avtonyanya', 'children_count'),
  ('vacancy', 'guvernantka', 'children_count'),
  ('vacancy', 'domrabotnitsa', 'home_area'),
  ('vacancy', 'semeynaya-para', 'home_area'),
  ('vacancy', 'povar', 'eaters'),
  ('vacancy', 'voditel', 'whose_car'),
  ('vacancy', 'sadovnik', 'plot_area'),
  ('vacancy', 'repetitor', 'pupils'),
  ('vacancy', 'logoped', 'speech_problems'),
  ('resume', 'repetitor', 'lesson_place'),
  ('resume', 'logoped', 'lesson_place')
) as freed (kind, category, key)
where attribute_definitions.required
  and attribute_definitions.kind = freed.kind
  and attribute_definitions.key = freed.key
  and attribute_definitions.category_id is not distinct from
    (select id from categories where slug = freed.category);
