-- An object is written again when its words or its readers change. What changes neither leaves its lines where they are: long texts have
-- hundreds of them, and the night marks up to a hundred articles in one statement.

-- One that is to be checked is found as one that is published.
drop trigger recherche_suit_ressource_change on ressources;
create trigger recherche_suit_ressource_change after update on ressources
  for each row when ((new.titre, new.resume, new.contenu_texte, new.mots_cles, new.thematique_id, new.public, new.territoire_ids, new.type,
      new.statut in ('publiee', 'a_verifier'), new.publiee_le)
    is distinct from (old.titre, old.resume, old.contenu_texte, old.mots_cles, old.thematique_id, old.public, old.territoire_ids, old.type,
      old.statut in ('publiee', 'a_verifier'), old.publiee_le))
  execute function recherche_suit('ressource', 'id');

-- A question that changes its place keeps its words: the place alone is written on its lines.
drop trigger recherche_suit_faq_change on faq_questions;
create trigger recherche_suit_faq_change after update on faq_questions
  for each row when ((new.question, new.mots_cles, new.reponse, new.statut, new.public)
    is distinct from (old.question, old.mots_cles, old.reponse, old.statut, old.public))
  execute function recherche_suit('faq', 'id');

create function recherche_suit_ordre_faq() returns trigger language plpgsql as $$
begin
  update recherche_cles set ordre = new.ordre where categorie = 'faq' and id = new.id;
  return null;
end
$$;
create trigger recherche_suit_ordre_faq after update of ordre on faq_questions
  for each row when (new.ordre is distinct from old.ordre) execute function recherche_suit_ordre_faq();
