import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/medias.schema.ts'
import { useUser } from '#kit/session.ts'
import { EcrireLink } from '#modules/adherentes/adherentes.public.tsx'
import { DiscussionAntenneButton } from '#modules/messagerie/messagerie.public.tsx'
import { Card } from '#ui/Card.tsx'
import { Person } from '#ui/Person.tsx'
import { titreCoordinatrices } from '../mots.ts'
import styles from './AntenneAside.module.css'

/** Coordinators of a branch. */
export const CoordinatricesList = ({ antenne }: { readonly antenne: DetailTerritoire }) => {
  const { id: antenneId, coordinatrices, monAntenne } = antenne
  const moi = useUser().adherente.id
  return (
    <Card as="section" aria-labelledby="coordinatrices">
      <h2 id="coordinatrices" className={styles.title}>
        {titreCoordinatrices(coordinatrices.length, monAntenne)}
      </h2>
      {coordinatrices.length === 0 ? (
        <p>L’antenne cherche sa coordinatrice. Et si c’était toi&nbsp;?</p>
      ) : (
        <ul className={styles.people}>
          {coordinatrices.map((coordinatrice) => {
            const { id, photo, profession, ville } = coordinatrice
            return (
              <li key={id}>
                <Person
                  name={formatName(coordinatrice)}
                  photo={photo && miniatureDe(photo)}
                  to={id === null ? undefined : pathTo('/membre/:id', { id })}
                >
                  {[profession, ville?.nom].filter(Boolean).join(' · ')}
                </Person>
                {id !== null && id !== moi && (
                  <EcrireLink id={id} prenom={coordinatrice.prenom} block className={styles.write} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {monAntenne && (
        <DiscussionAntenneButton id={antenneId} block>
          Rejoindre la discussion
        </DiscussionAntenneButton>
      )}
    </Card>
  )
}
