import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { REPONSE_MAX } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import { reponseUpdate } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type {
  CoupDePouceId,
  ReponseCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { refusalOf } from '#kit/errors.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { FormulaireSkeleton } from '../components/FormulaireSkeleton.tsx'
import { reponseQuery, useUpdateReponse } from '../coups-de-pouce.api.ts'
import { ancreOf } from '../reponses.ts'

type EditionProps = { readonly id: string; readonly reponseId: string }

const valuesOf = ({ contenu, version }: ReponseCoupDePouce) => ({ contenu, version })

const Edition = ({ id, reponseId }: EditionProps) => {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(reponseQuery(id, reponseId))
  const [reponse] = useState(data)
  const { mutateAsync: updateReponse } = useUpdateReponse()
  const retour = `${pathTo('/coup-de-pouce/:id', { id })}#${ancreOf(reponse.id)}`
  const form = useContractForm(reponseUpdate, {
    name: 'reponse',
    labels: { contenu: 'Ta réponse' },
    defaultValues: valuesOf(reponse),
    reread: async () => valuesOf(await readAgain(reponseQuery(id, reponseId))),
    onSubmit: async (body) => {
      await updateReponse({ params: { id: id as CoupDePouceId, reponseId: reponse.id }, body })
      notify('Ta réponse est enregistrée.')
      void navigate(retour, { replace: true })
    },
  })
  if (!reponse.droits.modifier) throw refusalOf(commonErrors.introuvable())
  return (
    <Card>
      <UnsavedChanges isUnsaved={form.isUnsaved} />
      <Form form={form} className="stack">
        <TextArea {...form.field('contenu')} rows={8} maxLength={REPONSE_MAX} />
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

export const ReponseEditionScreen = () => {
  const { id = '', reponseId = '' } = useParams()
  return (
    <>
      <Breadcrumb
        parents={[
          { to: pathTo('/coup-de-pouce'), label: 'Coups de pouce' },
          { to: pathTo('/coup-de-pouce/:id', { id }), label: 'La demande' },
        ]}
      />
      <PageHead title="Modifier ma réponse" />
      <Boundary key={reponseId} loading={<FormulaireSkeleton />}>
        <Edition id={id} reponseId={reponseId} />
      </Boundary>
    </>
  )
}
