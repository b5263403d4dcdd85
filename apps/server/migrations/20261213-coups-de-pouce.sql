-- The last time that it was opened again. The wait for an answer counts from then: nobody could answer while it was closed.
alter table coups_de_pouce add column rouvert_le timestamptz;
