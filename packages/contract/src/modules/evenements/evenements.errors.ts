import { defineErrors } from '#kit/errors.ts'

export const evenementsErrors = defineErrors({
  enregistrement_auto_refuse: {
    status: 409,
    message: 'Cet événement est publié\u202f: rien n’y est enregistré sans toi. Recharge la page.',
  },
  depublication_refusee: {
    status: 409,
    message: 'Des membres sont inscrites ou attendent une place\u202f: annule l’événement plutôt.',
  },
  suppression_inscrites: {
    status: 409,
    message: 'Des membres sont inscrites ou attendent une place\u202f: annule d’abord l’événement.',
  },
  suppression_emargee: {
    status: 409,
    message: 'Sa feuille d’émargement est remplie\u202f: cet événement est conservé comme preuve.',
  },
  suppression_avis_en_cours: {
    status: 409,
    message:
      'Toutes les participantes n’ont pas encore reçu l’e-mail d’annulation\u202f: réessaie dans quelques minutes.',
  },
  serie_sans_date: {
    status: 409,
    message: 'Donne d’abord une date à cet événement\u202f: les suivantes s’en déduisent.',
  },
  serie_annulee: { status: 409, message: 'Cet événement est annulé\u202f: rétablis-le pour le répéter.' },
  serie_commencee: {
    status: 409,
    message: 'Cet événement a commencé\u202f: duplique-le, donne une date à la copie, puis répète-la.',
  },
  serie_hors_antennes: {
    status: 409,
    message:
      'Choisis d’abord pour cet événement une antenne que tu coordonnes\u202f: ses copies y seront publiées.',
  },
  suites_trop_tot: {
    status: 409,
    message: 'Le compte rendu s’écrit une fois l’événement terminé.',
  },
  annulation_brouillon: { status: 409, message: 'Un brouillon ne s’annule pas\u202f: supprime-le.' },
})
