-- One label serves the form, the filter and the card: it speaks to its reader and not to its owner.
update attribute_definitions set label = renamed.new
from (values
  ('Какие расходы оплачиваете', 'Какие расходы оплачивают'),
  ('Когда вам удобно работать', 'Когда удобно работать'),
  ('Когда можете начать', 'Начало работы'),
  ('Как делите работу', 'Кто что делает'),
  ('Какие документы попросите показать', 'Какие документы попросят показать'),
  ('Как часто платите', 'Как часто платят'),
  ('Что ещё предлагаете', 'Что ещё предлагают')
) as renamed (old, new)
where label = renamed.old;
