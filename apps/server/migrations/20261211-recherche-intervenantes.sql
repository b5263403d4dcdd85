-- The page of an event hides the name of a speaker who is hidden or has not consented: the event is not found by it either.
create or replace function recherche_ecrit_evenement(objet uuid) returns void language plpgsql as $$
declare
  e evenements;
  r recherche_cles;
begin
  select * into e from evenements where id = objet for no key update;
  perform recherche_oublie('evenement', objet);
  if e.id is null or e.brouillon then return; end if;
  r.categorie := 'evenement';
  r.id := objet;
  r.ordre := -recherche_instant(e.debut);
  r.portee := 'r';
  r.territoire_ids := array(select territoire_id from evenements_territoires where evenement_id = objet);
  r.type := e.type_id;
  r.departement := case when not e.en_ligne then e.departement end;
  r.latitude := e.latitude;
  r.longitude := e.longitude;
  perform recherche_ajoute(r, e.titre,
    concat_ws(' ', case when not e.en_ligne then concat_ws(' ', e.ville_nom, e.departement) end,
      (select string_agg(libelle, ' ') from referentiels where id in (e.theme_id, e.type_id)),
      (select string_agg(concat_ws(' ', prenom, nom), ' ') from evenements_intervenantes where evenement_id = objet),
      (select string_agg(i.prenom || ' ' || i.nom, ' ') from evenements_intervenants k join intervenants i on i.id = k.intervenant_id
        where k.evenement_id = objet and i.visible and i.consentement_le is not null)),
    concat_ws(' ', case when not e.en_ligne then recherche_noms_anciens(e.ville_id) end, left(recherche_texte(e.description), 300)));
end
$$;

-- In the order of their keys, so that two speakers of the same events wait for each other.
create or replace function recherche_suit_intervenant() returns trigger language plpgsql as $$
begin
  perform recherche_ecrit_evenement(evenement_id) from (
    select evenement_id from evenements_intervenants where intervenant_id = new.id order by 1) k;
  return null;
end
$$;
drop trigger recherche_suit_intervenant on intervenants;
create trigger recherche_suit_intervenant after update of prenom, nom, visible, consentement_le on intervenants
  for each row when ((new.prenom, new.nom, new.visible, new.consentement_le is null)
    is distinct from (old.prenom, old.nom, old.visible, old.consentement_le is null))
  execute function recherche_suit_intervenant();

select recherche_ecrit_evenement(evenement_id) from (
  select distinct k.evenement_id from evenements_intervenants k join intervenants i on i.id = k.intervenant_id
  where not i.visible or i.consentement_le is null order by 1) e;
