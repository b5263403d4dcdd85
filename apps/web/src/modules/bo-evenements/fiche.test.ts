import { INTERVENANTE_VIDE } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { CHAMPS_INTERVENANTE } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import {
  detailIntervenantBo,
  intervenantForm,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { expect, test } from 'vitest'
import { ficheOfIntervenante, intervenanteOfFiche } from './fiche.ts'

const { Photo: _, ...vide } = INTERVENANTE_VIDE
const helene = {
  ...vide,
  Prenom: 'Hélène',
  Nom: 'Roussel',
  Entreprise: 'Cabinet Roussel',
  Email: 'h@exemple.fr',
  Telephone: '0639980427',
  LienFdt: 'https://exemple.fr/fdt',
}

const fiche = detailIntervenantBo.parse({
  id: '019a0000-0000-7000-8000-000000000001',
  photo: null,
  statut: 'actif',
  consentement: null,
  consentementDemandeLe: null,
  nbEvenements: 0,
  adherente: null,
  evenements: [],
  dateCreation: '2026-11-15T09:00:00.000Z',
  version: 1,
  droits: { supprimer: true, fusionner: true },
  ...intervenantForm.parse(ficheOfIntervenante(helene)),
  thematiques: [],
  territoires: [],
})

test('[R3-12] a speaker block and a record convert to each other without loss', () => {
  expect(intervenanteOfFiche(fiche)).toEqual(helene)
})

test('[R3-12] every field of a block except the photo comes from the record', () => {
  expect(Object.keys(intervenanteOfFiche(fiche)).toSorted()).toEqual(
    CHAMPS_INTERVENANTE.filter((champ) => champ !== 'Photo').toSorted(),
  )
})
