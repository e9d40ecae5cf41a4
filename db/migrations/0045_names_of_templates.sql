-- What its owner calls a kept text; empty: it is known by its beginning.
alter table response_templates add column name text not null default '';
