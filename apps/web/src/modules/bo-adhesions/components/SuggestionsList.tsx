import { formatDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type {
  PaiementATraiter,
  Suggestion,
} from '@entrelles/contract/modules/bo-adhesions/a-traiter.schema.ts'
import type { AdherenteTrouvee } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import { useState } from 'react'
import { useToday } from '#kit/use-today.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Tag } from '#ui/Tag.tsx'
import { formatNom, formatSituation, RAISONS } from '../mots.ts'
import type { Choisie, Question } from '../question.ts'
import { AdherenteField } from './AdherenteField.tsx'
import styles from './SuggestionsList.module.css'

type LigneProps = {
  readonly suggestion: Suggestion
  readonly isFirst: boolean
  readonly onChoose: () => void
}

const Ligne = ({ suggestion: { adherente, raisons, reclamation }, isFirst, onChoose }: LigneProps) => {
  const nom = formatNom(adherente)
  const today = useToday()
  return (
    <li className={styles.match}>
      <Avatar name={nom} src={adherente.photo && miniatureDe(adherente.photo)} size="sm" />
      <p className={styles.who}>
        <strong>{nom}</strong>
        <span>
          {reclamation
            ? `réclamation du ${formatDate(reclamation.date, ZONE_PARIS)}`
            : formatSituation(adherente.payeJusquau, today)}
        </span>
      </p>
      <span className={styles.why}>
        {raisons.map((raison) => (
          <Tag key={raison} tone="sage" icon="check-bold">
            {RAISONS[raison]}
          </Tag>
        ))}
      </span>
      <Button variant={isFirst ? 'primary' : 'secondary'} size="sm" onClick={onChoose}>
        Rattacher<span className="sr-only"> à {nom}</span>
      </Button>
    </li>
  )
}

type AutreAdherenteProps = { readonly label: string; readonly onChoose: (choisie: Choisie) => void }

/** Any member, found by name. */
const AutreAdherente = ({ label, onChoose }: AutreAdherenteProps) => {
  const [adherente, setAdherente] = useState<AdherenteTrouvee>()
  return (
    <div className={styles.other}>
      <AdherenteField label={label} value={adherente?.id ?? ''} onChange={setAdherente} />
      {adherente && (
        <Button onClick={() => onChoose({ adherente, reclamation: null })}>
          Rattacher<span className="sr-only"> à {formatNom(adherente)}</span>
        </Button>
      )}
    </div>
  )
}

type SuggestionsListProps = {
  readonly paiement: PaiementATraiter
  readonly onAsk: (question: Question) => void
}

/** Candidates for an orphan payment: suggestions, or any member by name. */
export const SuggestionsList = ({ paiement, onAsk }: SuggestionsListProps) => {
  const choose = (choisie: Choisie) => onAsk({ type: 'rattachement', paiement, choisie })
  const { suggestions } = paiement
  return (
    <>
      <h4>Pour qui est ce paiement&nbsp;?</h4>
      {suggestions.length > 0 && (
        <ul>
          {suggestions.map((suggestion, index) => (
            <Ligne
              key={suggestion.adherente.id}
              suggestion={suggestion}
              isFirst={index === 0}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </ul>
      )}
      <AutreAdherente label={suggestions.length > 0 ? 'Autre adhérente' : 'Adhérente'} onChoose={choose} />
    </>
  )
}
