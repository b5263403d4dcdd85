import { formatNumber } from '@entrelles/contract/kit/format.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { statistiquesQuery } from '../actus.api.ts'

type StatistiquesDialogProps = { readonly publication: Publication; readonly onClose: () => void }

const Chiffres = ({ publication: { id } }: Pick<StatistiquesDialogProps, 'publication'>) => {
  const { destinataires, courriels, vues, clics } = useSuspenseQuery(statistiquesQuery(id)).data
  return (
    <Facts
      facts={[
        ['Membres prévenues', destinataires !== null && formatNumber(destinataires)],
        ['E-mails envoyés', formatNumber(courriels)],
        ['Membres qui l’ont vue', formatNumber(vues)],
        ['Ouvertures depuis l’e-mail', formatNumber(clics)],
      ]}
    />
  )
}

/** Whom news or an announcement reached. */
export const StatistiquesDialog = ({ publication, onClose }: StatistiquesDialogProps) => (
  <Dialog isOpen title="Qui l’a vue" onClose={onClose}>
    <Boundary
      loading={
        <Loading status="Chargement des chiffres…">
          <Skeleton height="9rem" />
        </Loading>
      }
    >
      <Chiffres publication={publication} />
    </Boundary>
  </Dialog>
)
