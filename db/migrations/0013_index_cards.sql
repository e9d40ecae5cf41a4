-- Cards that were published before the search knew words and places are told to it by a job.
select graphile_worker.add_job('index_cards');
