-- One label serves the form, the filter and the card: it must not speak to the owner of the card.
-- A label that the back office has rewritten stays.
update attribute_definitions
set label = case key when 'start' then 'Начало работы' else 'Когда удобно работать' end
where kind = 'resume'
  and (key, label) in (('start', 'Когда можете начать'), ('schedule', 'Когда вам удобно работать'));
