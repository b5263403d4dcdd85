import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { refusalOf } from '#kit/errors.ts'
import { notify } from '#kit/notify.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { publicationQuery } from '../actus.api.ts'
import { FormulaireSkeleton } from '../components/ActusSkeletons.tsx'
import styles from '../components/Publication.module.css'
import { PublicationEditor } from '../components/PublicationEditor.tsx'
import { liste } from '../liste.ts'
import { titreOf } from '../mots.ts'

const Edition = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(publicationQuery(id))
  // As it was when the form opened: a refetch must not overwrite what is typed.
  const [publication] = useState(data)
  useNamedPage(titreOf(publication))
  if (!publication.droits.modifier) throw refusalOf(commonErrors.introuvable())
  const isBrouillon = publication.statut === 'brouillon'
  const retour = isBrouillon ? liste.href(undefined, { fil: 'miennes' }) : pathTo('/actu/:id', { id })
  return (
    <Card>
      <PublicationEditor
        initial={publication}
        onPublished={({ statut }) => {
          const publiee = statut === 'programmee' ? 'programmée' : 'en ligne'
          notify(`Ta publication est ${isBrouillon ? publiee : 'enregistrée'}.`)
          void navigate(pathTo('/actu/:id', { id }), { replace: true })
        }}
        onBrouillon={() => {
          notify('Ton brouillon est enregistré.')
          void navigate(retour, { replace: true })
        }}
        cancel={
          <ButtonLink variant="quiet" to={retour}>
            Annuler
          </ButtonLink>
        }
      />
    </Card>
  )
}

export const PublicationEditionScreen = () => {
  const { id = '' } = useParams()
  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/actu'), label: 'Fil d’actu' }]} />
      <PageHead title="Modifier ma publication" />
      <div className={styles.page}>
        <Boundary key={id} loading={<FormulaireSkeleton />}>
          <Edition id={id} />
        </Boundary>
      </div>
    </>
  )
}
