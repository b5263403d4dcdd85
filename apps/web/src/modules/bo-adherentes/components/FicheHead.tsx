import { formatName } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { LieuText, miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tag } from '#ui/Tag.tsx'
import { lookOf } from '../statuts.ts'
import styles from './FicheHead.module.css'

/** Identity of a member. The link to her profile shows only while she is listed in the directory. */
export const FicheHead = ({ fiche }: { readonly fiche: Fiche }) => {
  const { nom, ...look } = lookOf(fiche)
  const metier = [fiche.profession, fiche.nomEntreprise].filter(Boolean).join(', ')
  const isShown = !fiche.suspendue && (fiche.statut === 'active' || fiche.statut === 'sursis')
  return (
    <header className={styles.head}>
      <Avatar name={formatName(fiche)} src={miniatureOf(fiche.photo)} size="lg" />
      <div>
        <div className="row">
          <Tag {...look}>{nom}</Tag>
          {fiche.rebond && (
            <Tag tone="danger" icon="warning-circle-fill">
              E-mail en erreur
            </Tag>
          )}
          {fiche.administratrice && <Tag tone="outline">Administratrice</Tag>}
          {fiche.coordonne && <Tag tone="outline">Coordinatrice</Tag>}
        </div>
        <h1 tabIndex={-1} data-page-title="" className={styles.title}>
          {formatName(fiche)}
        </h1>
        <p className="row">
          {metier && <span>{metier}</span>}
          {fiche.ville && <LieuText ville={fiche.ville} />}
        </p>
      </div>
      {isShown && (
        <ButtonLink to={pathTo('/membre/:id', { id: fiche.id })}>
          <Icon name="user" />
          Voir son profil
        </ButtonLink>
      )}
    </header>
  )
}
