import { instantOf } from '@entrelles/contract/kit/zoned-time.ts'
import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { PartieImage } from '@entrelles/contract/modules/evenements/evenements.texts.ts'
import type { Plat } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import { sql } from 'kysely'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'
import { sanitizeRichText } from '#kit/rich-text.ts'
import type { Images } from './images-evenement.ts'

/** The given postal code if it belongs to the commune, otherwise the first one of the commune. */
const codePostalOf = ({ villeId, codePostal }: Pick<EvenementForm, 'villeId' | 'codePostal'>) => sql<
  string | null
>`
  coalesce(
    (select c.code from codes_postaux c where c.ville_id = ${villeId} and c.code = ${codePostal}),
    (select min(c.code) from codes_postaux c where c.ville_id = ${villeId}),
    ${codePostal})`

/** Speakers, pictures and branches are written separately; the author is the signed-in user, not the one of the form. */
type Written = Omit<
  EvenementForm,
  | keyof Plat<'intervenant' | 'intervenant2', unknown>
  | PartieImage
  | 'intervenantIds'
  | 'territoireIds'
  | 'adherenteId'
>
/** Columns written by other acts or by triggers. */
type Elsewhere =
  | 'id'
  | 'auteure_id'
  | 'serie_id'
  | 'version'
  | 'sequence'
  | `${'cree' | 'modifie' | 'publie' | 'annule' | 'emargee' | 'journalise'}_le`
  | 'prises'
  | 'proposees'
  | 'en_attente'
  | 'disponible'
  | 'ville_nom'
  | 'departement'
  | 'latitude'
  | 'longitude'
  | 'cellule'

/** The columns of the event that the form writes. */
export const columnsOf = (form: Written, images: Images) => {
  const {
    titre,
    thematiqueId,
    type,
    isEnLigne,
    lienVisio,
    adresse,
    codePostal,
    villeId,
    dateHeureDebut,
    dateHeureFin,
    fuseau,
    description,
    inscriptionType,
    lienGoogleForm,
    isDraft,
    displaySiteVitrine,
    nombrePlacesTotal,
    ...rest
  } = form
  nothingLeft(rest)
  return {
    titre,
    theme_id: thematiqueId,
    type_id: type,
    en_ligne: isEnLigne,
    lien_visio: lienVisio,
    adresse,
    code_postal: codePostalOf({ villeId, codePostal }),
    ville_id: villeId,
    debut: dateHeureDebut === null ? null : instantOf(dateHeureDebut, fuseau),
    fin: dateHeureFin === null ? null : instantOf(dateHeureFin, fuseau),
    fuseau,
    description: description === null ? null : sanitizeRichText(description),
    visuel: images.file,
    apercu: images.preview,
    inscription_type: inscriptionType,
    lien_google_form: lienGoogleForm,
    brouillon: isDraft,
    vitrine: displaySiteVitrine,
    nombre_places: nombrePlacesTotal,
  } satisfies Complete<DB['evenements'], Elsewhere>
}

/** Columns that a copy takes unchanged: those of the form except dates and draft state. */
export const COPIED = {
  titre: true,
  theme_id: true,
  type_id: true,
  en_ligne: true,
  lien_visio: true,
  adresse: true,
  code_postal: true,
  ville_id: true,
  fuseau: true,
  description: true,
  visuel: true,
  apercu: true,
  inscription_type: true,
  lien_google_form: true,
  vitrine: true,
  nombre_places: true,
} satisfies Complete<ReturnType<typeof columnsOf>, 'debut' | 'fin' | 'brouillon'>
