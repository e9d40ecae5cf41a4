-- The texts of the page of tariffs are edited; whoever saves over a newer version is refused.
alter table tariff_contents add column version integer not null default 1;
