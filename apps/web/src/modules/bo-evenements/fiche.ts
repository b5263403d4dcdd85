import type { IntervenanteForm } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'

/** A record as a block of the form holds it; her photo comes apart, as a file. */
export const intervenanteOfFiche = (fiche: DetailIntervenantBo): Omit<IntervenanteForm, 'Photo'> => ({
  Prenom: fiche.prenom,
  Nom: fiche.nom,
  Entreprise: fiche.entreprise ?? '',
  Profession: fiche.profession ?? '',
  Email: fiche.email ?? '',
  Telephone: fiche.telephone ?? '',
  Lien: fiche.siteWeb ?? '',
  Instagram: fiche.instagram ?? '',
  Facebook: fiche.facebook ?? '',
  Linkedin: fiche.linkedin ?? '',
  LienFdt: fiche.lienFdt ?? '',
})

/** A block of the form as a new record, without her photo. */
export const ficheOfIntervenante = (values: Omit<IntervenanteForm, 'Photo'>) => ({
  prenom: values.Prenom,
  nom: values.Nom,
  entreprise: values.Entreprise,
  profession: values.Profession,
  email: values.Email,
  telephone: values.Telephone,
  siteWeb: values.Lien,
  instagram: values.Instagram,
  facebook: values.Facebook,
  linkedin: values.Linkedin,
  lienFdt: values.LienFdt,
})
