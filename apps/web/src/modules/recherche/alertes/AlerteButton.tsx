import type { AlerteRechercheForm } from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { alerteDe } from './alerte-de.ts'
import { alertesQuery, useCreateAlerte, useDeleteAlerte } from './alertes.api.ts'

/** « Préviens-moi »: tells her of what is new for this search, once a week at most, or stops. */
export const AlerteButton = (recherche: AlerteRechercheForm) => {
  const { data, isPending } = useQuery(alertesQuery())
  const { mutate: create, isPending: isCreating } = useCreateAlerte(
    'C’est noté\u202f: un message par semaine au plus, s’il y a du nouveau.',
  )
  const { mutate: remove, isPending: isRemoving } = useDeleteAlerte(
    'Tu ne seras plus prévenue pour cette recherche.',
  )
  if (isPending) return null
  // Without the list, the server gives back the alert that she may have.
  const alerte = data && alerteDe(data.alertes, recherche)
  const busy = isCreating || isRemoving
  return alerte ? (
    <Button
      busy={busy}
      busyLabel="Suppression de l’alerte…"
      onClick={() => remove({ params: { id: alerte.id } })}
    >
      <Icon name="bell-slash" />
      Ne plus me prévenir
    </Button>
  ) : (
    <Button busy={busy} busyLabel="Ajout de l’alerte…" onClick={() => create({ body: recherche })}>
      <Icon name="bell" />
      Préviens-moi
    </Button>
  )
}
