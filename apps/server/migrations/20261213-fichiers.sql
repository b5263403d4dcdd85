-- The files that go with an erased account. What she joined to messages and resources stays, and adds up: the hourly sweep must not
-- read it again.
create index fichiers_orphelins on fichiers (id)
  where compte_id is null and efface_le is null and (attache_le is null or objet_type = 'coup_de_pouce');
