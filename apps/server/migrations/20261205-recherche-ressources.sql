-- Resources are found by search: their words are written in their own transaction, as those of the other categories.
create function recherche_ecrit_ressource(objet uuid) returns void language plpgsql as $$
declare
  d ressources;
  r recherche_cles;
begin
  select * into d from ressources where id = objet for no key update;
  perform recherche_oublie('ressource', objet);
  -- One that is to be checked is still read.
  if d.id is null or d.statut not in ('publiee', 'a_verifier') then return; end if;
  r.categorie := 'ressource';
  r.id := objet;
  r.ordre := -recherche_instant(d.publiee_le);
  r.portee := case d.public when 'reseau' then 'r' when 'territoires' then 't' else 'c' end;
  r.territoire_ids := nullif(d.territoire_ids, '{}');
  r.type := d.type;
  perform recherche_ajoute(r, d.titre,
    concat_ws(' ', array_to_string(d.mots_cles, ' '), (select libelle from referentiels where id = d.thematique_id)),
    left(concat_ws(' ', d.resume, d.contenu_texte), 300));
end
$$;

create trigger recherche_suit_ressource after insert or delete on ressources
  for each row execute function recherche_suit('ressource', 'id');
create trigger recherche_suit_ressource_change after update on ressources
  for each row when ((new.titre, new.resume, new.contenu_texte, new.mots_cles, new.thematique_id, new.public, new.territoire_ids, new.type,
      new.statut, new.publiee_le)
    is distinct from (old.titre, old.resume, old.contenu_texte, old.mots_cles, old.thematique_id, old.public, old.territoire_ids, old.type,
      old.statut, old.publiee_le))
  execute function recherche_suit('ressource', 'id');

-- Nobody writes a resource from here to the end of the migration: none is forgotten.
select recherche_ecrit_ressource(id) from ressources;
select recherche_recompte();
