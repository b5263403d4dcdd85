import type { DetailEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { ChampIntervenante } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import type { IconName } from '#ui/icons.ts'

type Lien = { readonly libelle: string; readonly href: string; readonly icon: IconName }

/** A speaker on the event page. */
export type Intervenante = {
  readonly nom: string
  readonly photo: string | null
  readonly profession: string | null
  readonly entreprise: string | null
  readonly liens: readonly Lien[]
}

type Liens = {
  readonly linkedin: string | null
  readonly instagram: string | null
  readonly facebook: string | null
  readonly site: string | null
  readonly fiche?: string | null
  readonly email?: string | null | undefined
  readonly telephone?: string | null | undefined
}

/** The links that the speaker has given. */
export const liensOf = ({ linkedin, instagram, facebook, site, fiche, email, telephone }: Liens) => {
  const all: readonly (Omit<Lien, 'href'> & { readonly href: string | null | undefined })[] = [
    { libelle: 'LinkedIn', href: linkedin, icon: 'linkedin-logo' },
    { libelle: 'Instagram', href: instagram, icon: 'instagram-logo' },
    { libelle: 'Facebook', href: facebook, icon: 'facebook-logo' },
    { libelle: 'Site', href: site, icon: 'globe' },
    { libelle: 'Fiche de travail', href: fiche, icon: 'notebook' },
    { libelle: 'E-mail', href: email && `mailto:${email}`, icon: 'envelope-simple-fill' },
    { libelle: 'Téléphone', href: telephone && `tel:${telephone}`, icon: 'phone' },
  ]
  return all.flatMap(({ href, ...lien }) => (href ? [{ ...lien, href }] : []))
}

const plateOf = (evenement: DetailEvenement, prefix: 'intervenante' | 'intervenante2') => {
  const champ = (nom: ChampIntervenante) => evenement[`${prefix}${nom}`] ?? null
  const nom = [champ('Prenom'), champ('Nom')].filter(Boolean).join(' ')
  if (nom === '') return []
  const photo = champ('Photo')
  return [
    {
      nom,
      photo: photo && miniatureDe(photo),
      profession: champ('Profession'),
      entreprise: champ('Entreprise'),
      liens: liensOf({
        linkedin: champ('Linkedin'),
        instagram: champ('Instagram'),
        facebook: champ('Facebook'),
        site: champ('Lien'),
        fiche: champ('LienFdt'),
        email: champ('Email'),
        telephone: champ('Telephone'),
      }),
    },
  ]
}

/** The speakers typed in the event, without those who have no name. */
export const intervenantesOf = (evenement: DetailEvenement): readonly Intervenante[] => [
  ...plateOf(evenement, 'intervenante'),
  ...plateOf(evenement, 'intervenante2'),
]
