import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Espace } from '#kit/back-offices.ts'
import { formatTelephone, miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { intervenantBoQuery } from '../bo-intervenants.api.ts'
import { metierOf, nomOf } from '../choix.ts'
import { ConsentementCard } from './ConsentementCard.tsx'
import { IntervenantEvenementsList } from './IntervenantEvenementsList.tsx'
import { IntervenantMenu } from './IntervenantMenu.tsx'
import styles from './IntervenantSheet.module.css'

const liensOf = (fiche: DetailIntervenantBo): readonly (readonly [string, string])[] =>
  (
    [
      ['Site', fiche.siteWeb],
      ['LinkedIn', fiche.linkedin],
      ['Instagram', fiche.instagram],
      ['Facebook', fiche.facebook],
      ['Fiche de travail', fiche.lienFdt],
    ] as const
  ).flatMap(([nom, lien]) => (lien === null ? [] : [[nom, lien] as const]))

const Liens = ({ fiche }: { readonly fiche: DetailIntervenantBo }) => (
  <span className={styles.links}>
    {liensOf(fiche).map(([nom, lien]) => (
      <Link key={nom} to={lien}>
        {nom}
      </Link>
    ))}
  </span>
)

const Reserve = ({ children }: { readonly children: string }) => (
  <>
    {children} <span className={styles.soft}>· jamais montré aux membres</span>
  </>
)

type IntervenantSheetProps = { readonly espace: Espace; readonly id: string }

/** The whole record of a speaker. */
export const IntervenantSheet = ({ espace, id }: IntervenantSheetProps) => {
  const { data: fiche } = useSuspenseQuery(intervenantBoQuery(id))
  const { adherente, thematiques, territoires, statut } = fiche
  return (
    <Card as="section" aria-labelledby="fiche" className={styles.sheet}>
      <header className={styles.head}>
        <Avatar name={nomOf(fiche)} src={miniatureOf(fiche.photo)} size="lg" />
        <div>
          <h2 id="fiche">{nomOf(fiche)}</h2>
          <p>{metierOf(fiche)}</p>
          <div className={styles.tags}>
            {statut === 'archive' && <Tag icon="archive">Archivée</Tag>}
            {thematiques.map(({ id: theme, libelle }) => (
              <Tag key={theme} tone="outline">
                {libelle}
              </Tag>
            ))}
            {adherente && (
              <Tag tone="sage" icon="users-three">
                Membre du réseau
              </Tag>
            )}
          </div>
        </div>
      </header>
      <ConsentementCard fiche={fiche} />
      {fiche.biographie && <p className={styles.bio}>{fiche.biographie}</p>}
      <Facts
        facts={[
          ['E-mail', fiche.email && <Reserve key="email">{fiche.email}</Reserve>],
          [
            'Téléphone',
            fiche.telephone && <Reserve key="telephone">{formatTelephone(fiche.telephone)}</Reserve>,
          ],
          ['Antennes', territoires.map(({ nom }) => nom).join(', ')],
          [
            'Membre',
            adherente && (
              <Link key="membre" to={pathTo('/membre/:id', { id: adherente.id })}>
                {formatName(adherente)}
              </Link>
            ),
          ],
          ['Liens', liensOf(fiche).length > 0 ? <Liens key="liens" fiche={fiche} /> : null],
        ]}
      />
      <IntervenantEvenementsList espace={espace} evenements={fiche.evenements} />
      {fiche.noteInterne && (
        <div>
          <h3>Note interne</h3>
          <p className="small muted">Vue par l’équipe seulement. Elle peut demander à la lire.</p>
          <p className={styles.bio}>{fiche.noteInterne}</p>
        </div>
      )}
      <IntervenantMenu espace={espace} fiche={fiche} />
    </Card>
  )
}
