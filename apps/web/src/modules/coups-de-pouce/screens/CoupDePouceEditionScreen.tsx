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
import { PageHead } from '#ui/PageHead.tsx'
import { CoupDePouceForm } from '../components/CoupDePouceForm.tsx'
import { FormulaireSkeleton } from '../components/FormulaireSkeleton.tsx'
import { coupDePouceQuery } from '../coups-de-pouce.api.ts'
import { useChoix } from '../use-choix.ts'

const Edition = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(coupDePouceQuery(id))
  // As it was when the form opened: a refetch must not overwrite what is typed.
  const [demande] = useState(data)
  const { choix, commune } = useChoix(demande.territoire)
  useNamedPage(demande.titre)
  if (!demande.droits.modifier) throw refusalOf(commonErrors.introuvable())
  return (
    <CoupDePouceForm
      initial={demande}
      choix={choix}
      commune={commune}
      onPublished={({ type }, isNew) => {
        const quoi = type === 'offre' ? 'Ton offre' : 'Ta demande'
        notify(`${quoi} est ${isNew ? 'publiée' : 'enregistrée'}.`)
        void navigate(pathTo('/coup-de-pouce/:id', { id }), { replace: true })
      }}
    />
  )
}

export const CoupDePouceEditionScreen = () => {
  const { id = '' } = useParams()
  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/coup-de-pouce'), label: 'Coups de pouce' }]} />
      <PageHead title="Modifier mon coup de pouce" />
      <Boundary key={id} loading={<FormulaireSkeleton />}>
        <Edition id={id} />
      </Boundary>
    </>
  )
}
