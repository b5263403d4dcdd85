import { formatLongMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { abonnementQuery, useCreateAbonnement, useDeleteAbonnement } from '../agenda.api.ts'

const Copie = ({ url }: { readonly url: string }) => {
  const [copied, setCopied] = useState<'oui' | 'non'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('oui')
    } catch {
      // Some browsers refuse to copy: the user can select the field instead.
      setCopied('non')
    }
  }
  return (
    <div className="row">
      <Button variant="primary" onClick={() => void copy()}>
        <Icon name="copy" size="sm" />
        Copier l’adresse
      </Button>
      <output>
        {copied === 'oui' && 'Copiée.'}
        {copied === 'non' && 'Sélectionne-la, puis copie-la.'}
      </output>
    </div>
  )
}

type LienProps = {
  readonly abonnement: AbonnementAgenda
  readonly isReplacing: boolean
  readonly isRemoving: boolean
  readonly onReplace: () => void
  readonly onRemove: () => void
}

const Lien = ({
  abonnement: { url, dateCreation },
  isReplacing,
  isRemoving,
  onReplace,
  onRemove,
}: LienProps) => (
  <>
    <p>
      Colle cette adresse dans «&nbsp;S’abonner à un calendrier&nbsp;» ou «&nbsp;Ajouter par URL&nbsp;» de ton
      application.
    </p>
    <TextField
      label="L’adresse de ton agenda"
      description={`Créée le ${formatLongMoment(dateCreation, ZONE_PARIS)}`}
      readOnly
      value={url}
      onFocus={({ target }) => target.select()}
    />
    <Copie key={url} url={url} />
    <Callout tone="warning">
      Quiconque a cette adresse lit ton agenda. Si tu l’as donnée par erreur, remplace-la ou coupe-la.
    </Callout>
    <div className="row">
      <Button busy={isReplacing} onClick={onReplace}>
        Remplacer l’adresse
      </Button>
      <Button variant="danger" busy={isRemoving} onClick={onRemove}>
        Couper l’adresse
      </Button>
    </div>
  </>
)

const Contenu = () => {
  const { abonnement } = useSuspenseQuery(abonnementQuery()).data
  const { mutate: create, isPending: isCreating } = useCreateAbonnement(
    abonnement === null ? undefined : 'Nouvelle adresse créée\u202f: l’ancienne ne répond plus.',
  )
  const { mutate: remove, isPending: isRemoving } = useDeleteAbonnement('L’adresse est coupée.')
  return (
    <div className="stack">
      <p>
        Ton téléphone peut suivre ton agenda Entrelles&nbsp;: les événements où tu es inscrite s’y ajoutent,
        changent et s’annulent tout seuls.
      </p>
      {abonnement === null ? (
        <Button variant="primary" busy={isCreating} busyLabel="Création…" onClick={() => create({})}>
          Créer mon adresse
        </Button>
      ) : (
        <Lien
          abonnement={abonnement}
          isReplacing={isCreating}
          isRemoving={isRemoving}
          onReplace={() => create({})}
          onRemove={() => remove({})}
        />
      )}
    </div>
  )
}

/** The calendar feed of the member, which she can revoke. */
export const AbonnementDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog isOpen title="M’abonner à mon agenda" onClose={onClose}>
    <Boundary
      loading={
        <Loading status="Chargement…">
          <Skeleton height="12rem" />
        </Loading>
      }
    >
      <Contenu />
    </Boundary>
  </Dialog>
)
