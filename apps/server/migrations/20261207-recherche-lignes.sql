-- The lines of another table that give words to an object: those of one statement write its words once, instead of once a line.
drop trigger recherche_suit_competences on competences_profil;
drop trigger recherche_suit_competences_demande on competences_coup_de_pouce;
drop trigger recherche_suit_territoires_evenement on evenements_territoires;
drop trigger recherche_suit_intervenantes on evenements_intervenantes;
drop trigger recherche_suit_intervenants on evenements_intervenants;
drop trigger recherche_suit_departements on territoires_departements;
drop trigger recherche_suit_departements_fin on territoires_departements;
drop trigger recherche_suit_communes on territoires_communes;
drop trigger recherche_suit_communes_fin on territoires_communes;
drop function recherche_suit_zone();

create function recherche_suit_lignes() returns trigger language plpgsql as $$
begin
  execute format('select recherche_ecrit_%s(o) from (select distinct %I as o from lignes order by 1) z', tg_argv[0], tg_argv[1]);
  return null;
end
$$;
do $$
declare
  t text[];
begin
  foreach t slice 1 in array array[
    ['competences_profil', 'adherente', 'compte_id'],
    ['competences_coup_de_pouce', 'coupdepouce', 'coup_de_pouce_id'],
    ['evenements_territoires', 'evenement', 'evenement_id'],
    ['evenements_intervenantes', 'evenement', 'evenement_id'],
    ['evenements_intervenants', 'evenement', 'evenement_id'],
    ['territoires_departements', 'territoire', 'territoire_id'],
    ['territoires_communes', 'territoire', 'territoire_id']
  ] loop
    execute format('create trigger recherche_suit_ajouts after insert on %I
      referencing new table as lignes for each statement execute function recherche_suit_lignes(%L, %L)', t[1], t[2], t[3]);
    execute format('create trigger recherche_suit_changements after update on %I
      referencing new table as lignes for each statement execute function recherche_suit_lignes(%L, %L)', t[1], t[2], t[3]);
    execute format('create trigger recherche_suit_retraits after delete on %I
      referencing old table as lignes for each statement execute function recherche_suit_lignes(%L, %L)', t[1], t[2], t[3]);
  end loop;
end
$$;
