import type { IntervenanteForm } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'

/** Form block of a record; the photo is handled separately, as a file. */
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

/** New record from a form block, without the photo. */
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
