import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import {
  instantOf,
  localDayOf,
  localExists,
  localTimeOf,
  ZONE_PARIS,
} from '@entrelles/contract/kit/zoned-time.ts'
import type { TypePublication } from '@entrelles/contract/modules/actus/actus.constants.ts'
import {
  publicationForm,
  type brouillonPublicationForm,
} from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { ImagePublication, Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'

export type ImageSaisie = Pick<ImagePublication, 'id' | 'nom' | 'texteAlternatif'>

/** The values of the form; '' where nothing is chosen. */
export type Saisie = {
  readonly type: TypePublication
  readonly titre: string
  readonly contenu: string
  /** Ids of branches, with commas; '' for the whole network. */
  readonly audience: string
  readonly images: readonly ImageSaisie[]
  /** What it is about. */
  readonly evenement: Publication['evenement']
  readonly coupDePouce: Publication['coupDePouce']
  readonly ressource: Publication['ressource']
  readonly commentairesOuverts: boolean
  readonly jour: CivilDay
  readonly heure: string
}

export const SAISIE_VIDE: Saisie = {
  type: 'publication',
  titre: '',
  contenu: '',
  audience: '',
  images: [],
  evenement: null,
  coupDePouce: null,
  ressource: null,
  commentairesOuverts: true,
  jour: '',
  heure: '',
}

/** The form values of a saved post. */
export const saisieOf = (publication: Publication): Saisie => {
  const { type, titre, contenu, territoires, images, evenement, coupDePouce, ressource } = publication
  const { commentairesOuverts, dateProgrammee } = publication
  return {
    type,
    titre: titre ?? '',
    contenu,
    audience: territoires.map(({ id }) => id).join(),
    images: images.map(({ id, nom, texteAlternatif }) => ({ id, nom, texteAlternatif })),
    evenement,
    coupDePouce,
    ressource,
    commentairesOuverts,
    jour: dateProgrammee === null ? '' : localDayOf(dateProgrammee, ZONE_PARIS),
    heure: dateProgrammee === null ? '' : localTimeOf(dateProgrammee, ZONE_PARIS).slice(0, 5),
  }
}

type Brouillon = z.input<typeof brouillonPublicationForm>

/** The body of a draft, which keeps no date. */
export const brouillonOf = (saisie: Saisie): Brouillon => {
  const { type, titre, contenu, audience, images, evenement, coupDePouce, ressource } = saisie
  return {
    type,
    // A plain post has no title: it would not be shown where it was typed.
    titre: type === 'publication' ? null : titre,
    contenu,
    territoires: audience === '' ? [] : audience.split(','),
    images: images.map(({ id, texteAlternatif }) => ({ id, texteAlternatif })),
    evenement: evenement?.id ?? null,
    coupDePouce: coupDePouce?.id ?? null,
    ressource: ressource?.id ?? null,
    commentairesOuverts: saisie.commentairesOuverts,
  }
}

const localOf = ({ jour, heure }: Saisie): string => `${jour} ${heure}`

/** The body of a post that is published, or will be at the chosen hour of Paris. */
export const corpsOf = (saisie: Saisie): z.input<typeof publicationForm> => ({
  ...brouillonOf(saisie),
  contenu: saisie.contenu,
  dateProgrammee:
    saisie.jour === '' || saisie.heure === '' || !localExists(localOf(saisie), ZONE_PARIS)
      ? null
      : instantOf(localOf(saisie), ZONE_PARIS).toISOString(),
})

/** The field of this form that a field of the body is in. */
export const champOf = (champ: string): string => {
  const [name = champ] = champ.split('.')
  if (name === 'territoires') return 'audience'
  return name === 'dateProgrammee' ? 'jour' : name
}

/** Half a date would be published at once. */
const dateOf = (saisie: Saisie): readonly Violation[] => {
  const { jour, heure } = saisie
  if (jour === '' && heure === '') return []
  if (jour === '') return [{ champ: 'jour', message: 'Choisis aussi le jour.' }]
  if (heure === '') return [{ champ: 'heure', message: 'Choisis aussi l’heure.' }]
  return localExists(localOf(saisie), ZONE_PARIS)
    ? []
    : [{ champ: 'heure', message: 'Cette heure n’existe pas ce jour-là.' }]
}

/** Why it cannot be published, with the messages of the server. */
export const violationsDe = (saisie: Saisie): readonly Violation[] => [
  ...violationsOf(publicationForm.safeParse(corpsOf(saisie)).error?.issues ?? []).map(
    ({ champ, message }) => ({ champ: champOf(champ), message }),
  ),
  ...dateOf(saisie),
]
