import { z } from '@entrelles/contract/kit/z.ts'
import { violationsDe, type Saisie } from './saisie.ts'

/** Label of each field, in page order. */
export const LIBELLES: Readonly<Record<keyof Saisie, string>> = {
  type: 'C’est…',
  titre: 'Titre',
  url: 'Adresse',
  duree: 'Durée, en minutes (facultatif)',
  fichiers: 'Fichier',
  resume: 'Résumé',
  contenu: 'Texte',
  thematique: 'Thématique',
  dateRevision: 'À revoir le',
  motsCles: 'Mots-clés',
  evenement: 'Événement',
  intervenants: 'Intervenantes',
  auteure: 'Auteure',
  image: 'Image',
  texteImage: 'Texte de l’image',
  public: 'Pour qui\u202f?',
  territoires: 'Antennes',
  suite: 'Ensuite',
}

const CHAMPS = Object.keys(LIBELLES)

/** Validates the form, with one violation a field, in page order. */
export const saisieForm = z.custom<Saisie>().superRefine((saisie, issues) => {
  const seen = new Set<string>()
  const violations = violationsDe(saisie).toSorted(
    (a, b) => CHAMPS.indexOf(a.champ) - CHAMPS.indexOf(b.champ),
  )
  for (const { champ, message } of violations) {
    if (seen.has(champ)) continue
    seen.add(champ)
    issues.addIssue({ code: 'custom', path: [champ], message, input: saisie })
  }
})
