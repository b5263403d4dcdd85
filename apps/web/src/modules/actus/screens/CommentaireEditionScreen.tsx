import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { commentaireUpdate } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { PublicationId } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { refusalOf, renamedRefusal } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { commentaireQuery, useUpdateCommentaire } from '../actus.api.ts'
import { ancreOf } from '../commentaires.ts'
import { FormulaireSkeleton } from '../components/ActusSkeletons.tsx'
import { CommentaireFields } from '../components/CommentaireFields.tsx'
import styles from '../components/Publication.module.css'
import {
  champCommentaire,
  corpsCommentaire,
  LIBELLES_COMMENTAIRE,
  saisieCommentaireForm,
  saisieCommentaireOf,
} from '../saisie-commentaire.ts'

type EditionProps = { readonly id: string; readonly commentaireId: string }

const Edition = ({ id, commentaireId }: EditionProps) => {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(commentaireQuery(id, commentaireId))
  const [commentaire] = useState(data)
  const version = useRef(data.version)
  const { mutateAsync: update } = useUpdateCommentaire()
  const publicationId = id as PublicationId
  const retour = `${pathTo('/actu/:id', { id })}#${ancreOf(commentaire.id)}`
  const form = useContractForm(saisieCommentaireForm, {
    name: 'commentaire',
    labels: LIBELLES_COMMENTAIRE,
    defaultValues: saisieCommentaireOf(commentaire),
    reread: async () => {
      const read = await readAgain(commentaireQuery(id, commentaireId))
      version.current = read.version
      return saisieCommentaireOf(read)
    },
    onSubmit: async (saisie) => {
      const body = commentaireUpdate.parse({ ...corpsCommentaire(saisie), version: version.current })
      try {
        await update({ params: { id: publicationId, commentaireId: commentaire.id }, body })
      } catch (error) {
        throw renamedRefusal(error, champCommentaire) ?? error
      }
      notify('Ton commentaire est enregistré.')
      void navigate(retour, { replace: true })
    },
  })
  if (!commentaire.droits.modifier) throw refusalOf(commonErrors.introuvable())
  return (
    <Card>
      <UnsavedChanges isUnsaved={form.isUnsaved} />
      <Form form={form} className="stack">
        <CommentaireFields form={form} publicationId={publicationId} />
        <div className="row">
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
            Enregistrer
          </Button>
          <ButtonLink to={retour}>Annuler</ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

export const CommentaireEditionScreen = () => {
  const { id = '', commentaireId = '' } = useParams()
  return (
    <>
      <Breadcrumb
        parents={[
          { to: pathTo('/actu'), label: 'Fil d’actu' },
          { to: pathTo('/actu/:id', { id }), label: 'La publication' },
        ]}
      />
      <PageHead title="Modifier mon commentaire" />
      <div className={styles.page}>
        <Boundary key={commentaireId} loading={<FormulaireSkeleton />}>
          <Edition id={id} commentaireId={commentaireId} />
        </Boundary>
      </div>
    </>
  )
}
