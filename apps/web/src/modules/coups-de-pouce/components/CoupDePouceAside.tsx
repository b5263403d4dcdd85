import { formatDistance, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { pictureOf } from '#kit/sent-pictures.ts'
import { EcrireLink } from '#modules/adherentes/adherentes.public.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Person } from '#ui/Person.tsx'
import { prochesQuery, suggestionsQuery } from '../coups-de-pouce.api.ts'
import { MOTS } from '../mots.ts'
import styles from './CoupDePouce.module.css'
import { CoupDePouceCards } from './CoupDePouceCards.tsx'
import { CoupDePouceFacts } from './CoupDePouceFacts.tsx'
import { SuiviButton } from './SuiviButton.tsx'

type DemandeProps = { readonly demande: CoupDePouce }

/** Requests that resemble this one. */
const ProchesSection = ({ demande }: DemandeProps) => {
  const { coupsdepouce } = useSuspenseQuery(prochesQuery(demande.id)).data
  if (coupsdepouce.length === 0) return null
  return (
    <section aria-labelledby="proches">
      <h2 id="proches" className={styles.subtitle}>
        Dans le même esprit
      </h2>
      <CoupDePouceCards cartes={coupsdepouce} columns={1} />
    </section>
  )
}

/** Members who could help, for the author and those who moderate. */
const SuggestionsSection = ({ demande, isMine }: DemandeProps & { readonly isMine: boolean }) => {
  const { adherentes } = useSuspenseQuery(suggestionsQuery(demande.id)).data
  if (adherentes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="suggestions">
      <h2 id="suggestions" className={styles.subtitle}>
        {isMine ? 'Elles pourraient t’aider' : 'Elles pourraient aider'}
      </h2>
      <ul className={styles.people}>
        {adherentes.map((membre) => (
          <li key={membre.id}>
            <Person
              name={formatName(membre)}
              photo={membre.photo && pictureOf(membre.photo)}
              to={membre.id === null ? undefined : pathTo('/membre/:id', { id: membre.id })}
            >
              {[
                membre.profession,
                membre.ville?.nom,
                membre.distanceKilometre && formatDistance(membre.distanceKilometre),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Person>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type CoupDePouceAsideProps = DemandeProps & {
  readonly isMine: boolean
  /** Opens the answer form with the offer ticked. */
  readonly onOffer: () => void
}

/** Beside a request: what is asked for, what one may do, and what resembles it. */
export const CoupDePouceAside = ({ demande, isMine, onOffer }: CoupDePouceAsideProps) => {
  const { type, auteure, droits } = demande
  const mots = MOTS[type]
  const [isOffering, setIsOffering] = useState(false)
  return (
    <aside className={styles.side} aria-label="Autour de la demande">
      <Card as="section" aria-labelledby="cherche">
        <h2 id="cherche" className={styles.subtitle}>
          {isMine ? mots.toi : `${auteure.prenom} ${mots.elle}`}
        </h2>
        <CoupDePouceFacts demande={demande} />
        {!isMine && (droits.repondre || droits.suivre || demande.suivi || auteure.id !== null) && (
          <div className={styles.block}>
            {droits.repondre && (
              <Button
                variant="primary"
                block
                // Once pressed, it would cover the form on a phone.
                className={isOffering ? undefined : 'main-action'}
                onClick={() => {
                  setIsOffering(true)
                  onOffer()
                }}
              >
                <Icon name="hand-heart" size="sm" />
                {mots.jePeux}
              </Button>
            )}
            {auteure.id !== null && <EcrireLink id={auteure.id} prenom={auteure.prenom} block />}
            {(droits.suivre || demande.suivi) && <SuiviButton demande={demande} />}
          </div>
        )}
      </Card>
      <Boundary>
        <ProchesSection demande={demande} />
      </Boundary>
      {droits.voirSuggestions && (
        <Boundary>
          <SuggestionsSection demande={demande} isMine={isMine} />
        </Boundary>
      )}
    </aside>
  )
}
