import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProfilSectionProps } from '#modules/adherentes/adherentes.public.tsx'
import { Link } from '#ui/Link.tsx'
import { publicationsQuery } from '../actus.api.ts'
import { liste } from '../liste.ts'
import { PublicationCards } from './PublicationCards.tsx'

const MONTREES = 2

/** The latest posts of a member, on her profile: those that others read. */
export const ProfilPublicationsSection = ({ id, isOwn }: ProfilSectionProps) => {
  const auteure = id as AdherenteId
  const { publications } = useSuspenseQuery(publicationsQuery({ auteure })).data
  const publiees = publications.filter(({ statut }) => statut === 'publiee')
  if (publiees.length === 0) return null
  return (
    <section className="section" aria-labelledby="publications">
      <div className="section__head">
        <h2 id="publications">{isOwn ? 'Mes publications' : 'Ses publications'}</h2>
        {publiees.length > MONTREES && (
          <Link
            to={isOwn ? liste.href(undefined, { fil: 'miennes' }) : liste.href(undefined, { auteure })}
            standalone
          >
            Tout voir<span className="sr-only">&nbsp;: publications</span>
          </Link>
        )}
      </div>
      <PublicationCards publications={publiees.slice(0, MONTREES)} />
    </section>
  )
}
