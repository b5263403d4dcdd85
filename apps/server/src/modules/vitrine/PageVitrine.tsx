import { formatHour, formatWeekday, formatZone } from '@entrelles/contract/kit/format.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import { paysageOf } from '@entrelles/contract/modules/evenements/paysage.ts'
import type { EvenementVitrine } from '@entrelles/contract/modules/vitrine/vitrine.schema.ts'
import { PAGE_VITRINE_CSS } from './page-vitrine-css.ts'

const quand = ({ dateHeureDebut, dateHeureFin, fuseau }: EvenementVitrine): string => {
  const jour = formatWeekday(localDayOf(dateHeureDebut, fuseau))
  const heures = [dateHeureDebut, dateHeureFin].map((at) => formatHour(at, fuseau)).join('\u00a0–\u00a0')
  return `${jour.charAt(0).toUpperCase()}${jour.slice(1)}, ${heures}${formatZone(dateHeureDebut, fuseau)}`
}

const lieu = ({ isEnLigne, ville }: EvenementVitrine): string => {
  if (isEnLigne) return LOCATIONS.enLigne
  return ville ? `${ville.nom} (${ville.departement})` : LOCATIONS.presentiel
}

const Carte = ({ evenement }: { evenement: EvenementVitrine }) => {
  const image = evenement.visuel_preview ?? evenement.visuel ?? paysageOf(evenement.id)
  return (
    <li>
      <img src={image} alt="" width="640" height="480" loading="lazy" />
      <div>
        <p className="genre">
          {evenement.evenementType} · {evenement.theme}
        </p>
        <h2>
          <a href={evenement.lien} target="_blank" rel="noopener">
            {evenement.titre}
          </a>
        </h2>
        <p className="quand">
          <time dateTime={evenement.dateHeureDebut}>{quand(evenement)}</time>
        </p>
        <p>{lieu(evenement)}</p>
        {evenement.complet && <p className="complet">Complet</p>}
      </div>
    </li>
  )
}

/** The showcase as an HTML page, for an iframe on another site. */
export const PageVitrine = ({ evenements }: { evenements: readonly EvenementVitrine[] }) => (
  <html lang="fr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Événements à venir</title>
      <style>{PAGE_VITRINE_CSS}</style>
    </head>
    <body>
      <main>
        <h1>Événements à venir</h1>
        {evenements.length === 0 ? (
          <p>Aucun événement à venir pour le moment.</p>
        ) : (
          <ul>
            {evenements.map((evenement) => (
              <Carte key={evenement.id} evenement={evenement} />
            ))}
          </ul>
        )}
      </main>
    </body>
  </html>
)
