import type {
  Dossier,
  PersonneDossier,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'

const ID = '019a0000-0000-7000-8000-0000000000'

/** Somebody of that first name, for tests. */
export const personne = (prenom: string, numero: number): PersonneDossier =>
  ({ id: `${ID}${String(numero).padStart(2, '0')}`, prenom, nom: null, photo: null }) as PersonneDossier

/** A report that nobody has taken yet, for tests. */
export const dossierOf = (fields: Partial<Dossier> = {}): Dossier =>
  ({
    id: `${ID}01`,
    cible: { type: 'commentaire', id: `${ID}02`, titre: 'Sandrine Petit' },
    motif: 'harcelement',
    priorite: 'haute',
    statut: 'nouveau',
    nbSignalements: 3,
    territoire: null,
    assigneeA: null,
    dateCreation: '2026-11-14T08:12:00.000Z',
    reponseAvant: '2026-11-15T08:12:00.000Z',
    enRetard: false,
    dateCloture: null,
    auteure: personne('Sandrine', 3),
    version: 1,
    copie: {},
    texte: 'Tu n’as rien à faire ici.',
    contexte: null,
    chemin: null,
    versions: [],
    masque: false,
    signalements: [],
    notes: [],
    decisions: [],
    recours: [],
    antecedents: [],
    suivi: [],
    empechement: null,
    droits: {
      prendre: true,
      rendre: false,
      noter: true,
      actions: [],
      confirmerExclusion: false,
      retirerExclusion: false,
      clore: false,
    },
    ...fields,
  }) as Dossier
