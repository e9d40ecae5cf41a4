-- The first step of a form stands on a phone: hints that repeat their label go, long ones take a line.
-- What the operator has written instead stays.
update attribute_definitions set hint = shorter.new
from (values
  ('live_in', 'Если подходит и так, и так, отметьте оба варианта', 'Можно отметить оба варианта'),
  ('child_ages', 'Если детей несколько, отметьте возраст каждого', 'Отметьте возраст каждого'),
  ('home_area', 'Только то, что нужно убирать. Можно примерно', 'Только то, что убирать. Можно примерно'),
  ('experience', 'Сколько лет вы этим занимаетесь. Если только начинаете, поставьте 0', 'Если только начинаете, поставьте 0'),
  ('employment', 'Можно выбрать несколько вариантов', null),
  ('children_count', 'За кем няня будет смотреть одновременно', null),
  ('subjects', 'Если предметов несколько, можно найти одного репетитора или двух', null)
) as shorter (key, old, new)
where attribute_definitions.key = shorter.key and attribute_definitions.hint = shorter.old;
