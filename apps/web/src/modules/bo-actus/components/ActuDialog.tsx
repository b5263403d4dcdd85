import type { Publication, PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { publicationQuery } from '#modules/actus/actus.api.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ActuForm } from './ActuForm.tsx'

type FormProps = Omit<ComponentProps<typeof ActuForm>, 'initial'>

const EditionForm = ({ id, ...props }: FormProps & { readonly id: PublicationId }) => {
  const { data } = useSuspenseQuery(publicationQuery(id))
  return <ActuForm initial={data} {...props} />
}

type ActuDialogProps = {
  /** The post to change; without it, the dialog writes a new one. */
  readonly id?: PublicationId | undefined
  readonly onDone: (after: Publication, epingler: boolean) => void
  readonly onClose: () => void
}

/** The form of news or of an announcement, in a dialog. */
export const ActuDialog = ({ id, ...props }: ActuDialogProps) => (
  <Dialog isOpen title={id === undefined ? 'Écrire une actu' : 'Modifier l’actu'} onClose={props.onClose}>
    <Boundary
      loading={
        <Loading status="Chargement de l’actu…">
          <Skeleton height="30rem" />
        </Loading>
      }
    >
      {id === undefined ? <ActuForm {...props} /> : <EditionForm id={id} {...props} />}
    </Boundary>
  </Dialog>
)
