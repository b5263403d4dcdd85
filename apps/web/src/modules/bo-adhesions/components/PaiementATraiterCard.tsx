import { formatDate } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { PaiementATraiter } from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Tag } from '#ui/Tag.tsx'
import { formatNom } from '../mots.ts'
import type { Question } from '../question.ts'
import { ANOMALIES } from '../statuts.ts'
import { PaiementSlip } from './PaiementSlip.tsx'
import { SuggestionsList } from './SuggestionsList.tsx'

const titleOf = ({ anomalie, adherente, payeur }: PaiementATraiter): string => {
  if (anomalie !== 'orphelin') return formatNom(adherente)
  return `Payé par ${payeur.nom ?? payeur.email ?? 'une personne inconnue'}`
}

const textOf = ({ anomalie, payeur, commande, suggestions }: PaiementATraiter): string => {
  const facts = [payeur.email, commande === null ? null : `commande ${commande}`].filter(Boolean).join(' · ')
  const isKnown = suggestions.some(({ raisons }) => raisons.includes('meme_email'))
  const phrase =
    anomalie === 'orphelin' && payeur.email !== null && !isKnown
      ? 'Aucune membre n’a cette adresse.'
      : ANOMALIES[anomalie].phrase
  return facts === '' ? phrase : `${facts}. ${phrase}`
}

type PaiementATraiterCardProps = {
  readonly paiement: PaiementATraiter
  readonly onAsk: (question: Question) => void
}

/** A payment to review: an orphan is attached to a member, others are accepted or marked as handled. */
export const PaiementATraiterCard = ({ paiement, onAsk }: PaiementATraiterCardProps) => {
  const { nom, tone, icon } = ANOMALIES[paiement.anomalie]
  const title = titleOf(paiement)
  return (
    <PaiementSlip
      montant={paiement.montant}
      date={formatDate(paiement.date, ZONE_PARIS)}
      tag={
        <Tag tone={tone} icon={icon}>
          {nom}
        </Tag>
      }
      title={title}
      actions={
        <>
          {paiement.adhesionId && (
            <ButtonLink size="sm" to={pathTo('/administratrice/adhesion/:id', { id: paiement.adhesionId })}>
              Ouvrir<span className="sr-only"> l’adhésion&nbsp;: {title}</span>
            </ButtonLink>
          )}
          {(paiement.anomalie === 'montant' || paiement.anomalie === 'reference') && (
            <Button size="sm" onClick={() => onAsk({ type: 'acceptation', paiement, title })}>
              Ouvrir l’adhésion<span className="sr-only">&nbsp;: {title}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => onAsk({ type: 'traitement', paiement, title })}>
            Marquer comme traité<span className="sr-only">&nbsp;: {title}</span>
          </Button>
        </>
      }
      more={paiement.anomalie === 'orphelin' && <SuggestionsList paiement={paiement} onAsk={onAsk} />}
    >
      {textOf(paiement)}
    </PaiementSlip>
  )
}
