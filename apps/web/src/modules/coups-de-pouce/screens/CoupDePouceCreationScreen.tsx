import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { notify } from '#kit/notify.ts'
import { useUser } from '#kit/session.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { BrouillonsCallout } from '../components/BrouillonsCallout.tsx'
import { CoupDePouceForm } from '../components/CoupDePouceForm.tsx'
import { FormulaireSkeleton } from '../components/FormulaireSkeleton.tsx'
import { coupDePouceQuery, enCoursQuery } from '../coups-de-pouce.api.ts'
import { useChoix } from '../use-choix.ts'

const BROUILLON = 'brouillon'

/** The form; once its draft is saved the URL names it, so that a reload finds it again. */
const Creation = ({ initial }: { readonly initial?: CoupDePouce }) => {
  const { id: moi } = useUser().adherente
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const current = searchParams.get(BROUILLON)
  const { choix, commune } = useChoix(initial?.territoire)
  const { coupsdepouce } = useSuspenseQuery(enCoursQuery(moi)).data
  // Those that there were when the page opened: the draft of this page must not appear above it.
  const [anciens] = useState(() => new Set(coupsdepouce.map(({ id }) => id)))
  const brouillons = coupsdepouce.filter(
    ({ id, statut }) => statut === 'brouillon' && anciens.has(id) && id !== current,
  )
  return (
    <div className="stack">
      <BrouillonsCallout brouillons={brouillons} />
      <CoupDePouceForm
        {...(initial && { initial })}
        choix={choix}
        commune={commune}
        onBrouillon={({ id }) => {
          if (id !== current)
            void navigate({ search: `?${BROUILLON}=${id}` }, { replace: true, preventScrollReset: true })
        }}
        onPublished={({ id, type }) => {
          notify(type === 'offre' ? 'Ton offre est publiée.' : 'Ta demande est publiée.')
          void navigate(pathTo('/coup-de-pouce/:id', { id }), { replace: true })
        }}
      />
    </div>
  )
}

const Reprise = ({ id }: { readonly id: string }) => {
  const { data } = useSuspenseQuery(coupDePouceQuery(id))
  const [demande] = useState(data)
  return demande.statut === 'brouillon' ? (
    <Creation initial={demande} />
  ) : (
    <Navigate replace to={pathTo('/coup-de-pouce/:id', { id })} />
  )
}

export const CoupDePouceCreationScreen = () => {
  const [searchParams] = useSearchParams()
  // As the page was opened: a first save must not load the form again.
  const [brouillon] = useState(() => searchParams.get(BROUILLON))
  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/coup-de-pouce'), label: 'Coups de pouce' }]} />
      <PageHead
        title="Demander un coup de pouce"
        lede="Deux minutes suffisent. Une phrase claire attire plus de réponses qu’un long récit."
      />
      <Boundary loading={<FormulaireSkeleton />}>
        {brouillon === null ? <Creation /> : <Reprise id={brouillon} />}
      </Boundary>
    </>
  )
}
