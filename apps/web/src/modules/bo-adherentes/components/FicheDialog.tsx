import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { LieuText } from '#modules/adherentes/adherentes.public.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ficheQuery } from '../bo-adherentes.api.ts'
import type { Demande } from '../demande.ts'
import { MODES } from '../mots.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { AdhesionTag } from './AdhesionTag.tsx'
import styles from './FicheDialog.module.css'

const Contenu = ({ id }: { readonly id: string }) => {
  const { data: fiche } = useSuspenseQuery(ficheQuery(id))
  const [demande, setDemande] = useState<Demande>()
  const { droits, ville, territoire, modeRattachement, derniereVisite, relances, statut } = fiche
  const ask = (action: Demande['action']) => () =>
    setDemande({ action, cible: { ids: [fiche.id] }, nb: 1, nom: formatName(fiche) })
  const close = () => setDemande(undefined)
  return (
    <>
      <Facts
        facts={[
          ['Adhésion', <AdhesionTag key="adhesion" ligne={fiche} />],
          ['Profession', [fiche.profession, fiche.nomEntreprise].filter(Boolean).join(', ')],
          ['Commune', ville && <LieuText key="commune" ville={ville} />],
          [
            'Antenne',
            [territoire?.nom, modeRattachement && MODES[modeRattachement]].filter(Boolean).join(', '),
          ],
          ['Inscrite le', formatDate(fiche.dateInscription, ZONE_PARIS)],
          ['Dernière venue', derniereVisite === null ? 'jamais' : formatDate(derniereVisite, ZONE_PARIS)],
          ['Dernière relance', relances[0] ? formatDate(relances[0].date, ZONE_PARIS) : null],
        ]}
      />
      <div className={styles.actions}>
        {droits.relancerAdhesion && (
          <Button variant="primary" onClick={ask('relancer_adhesion')}>
            <Icon name="paper-plane-tilt-bold" size="sm" />
            Relancer l’adhésion
          </Button>
        )}
        {droits.relancerInscription && (
          <Button variant="primary" onClick={ask('relancer_inscription')}>
            <Icon name="paper-plane-tilt-bold" size="sm" />
            Relancer l’inscription
          </Button>
        )}
        {droits.envoyerMessage && (
          <Button onClick={ask('envoyer_message')}>
            <Icon name="chat-circle-dots" />
            Envoyer un message
          </Button>
        )}
        {droits.rattacher && (
          <Button onClick={ask('rattacher')}>
            <Icon name="map-pin-area" />
            Rattacher
          </Button>
        )}
        {(statut === 'active' || statut === 'sursis') && (
          <ButtonLink to={pathTo('/membre/:id', { id: fiche.id })}>
            <Icon name="user" />
            Voir son profil
          </ButtonLink>
        )}
      </div>
      {demande && <ActionDialog espace="coordinatrice" demande={demande} onClose={close} onDone={close} />}
    </>
  )
}

const FicheSkeleton = () => (
  <Loading status="Chargement de sa fiche…">
    <div className="stack">
      <Skeleton width="60%" height="2rem" />
      <Skeleton height="10rem" />
    </div>
  </Loading>
)

type FicheDialogProps = { readonly id: string; readonly onClose: () => void }

/** What a coordinator may read about a member of her branches. */
export const FicheDialog = ({ id, onClose }: FicheDialogProps) => {
  const { data: fiche } = useQuery(ficheQuery(id))
  return (
    <Dialog isOpen title={fiche ? formatName(fiche) : 'Adhérente'} onClose={onClose}>
      <Boundary loading={<FicheSkeleton />}>
        <Contenu id={id} />
      </Boundary>
    </Dialog>
  )
}
