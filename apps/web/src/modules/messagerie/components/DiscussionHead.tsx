import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useState } from 'react'
import { useIsDesktop } from '#kit/media.ts'
import { miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { GestesMenu } from '#modules/moderation/moderation.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import { Tag } from '#ui/Tag.tsx'
import { nomOf, sousTitreOf } from '../mots.ts'
import { useDiscussionEntries } from '../use-discussion-entries.tsx'
import { AjoutDialog } from './AjoutDialog.tsx'
import styles from './Fil.module.css'
import { ParticipantesDialog } from './ParticipantesDialog.tsx'
import { TitreDialog } from './TitreDialog.tsx'

/** The top of a discussion: with whom, and what she may do with it. */
export const DiscussionHead = ({ discussion }: { readonly discussion: Discussion }) => {
  const { type, avec, droits, demandeContact, quittee } = discussion
  const isDesktop = useIsDesktop()
  const [asked, setAsked] = useState<'participantes' | 'ajout' | 'titre'>()
  const close = () => setAsked(undefined)
  const { entries: rangement, dialogs } = useDiscussionEntries(discussion)
  const nom = nomOf(discussion)
  const profil = avec?.id ? pathTo('/membre/:id', { id: avec.id }) : undefined
  const groupe: readonly MenuEntry[] = [
    ...(quittee
      ? []
      : [
          { label: 'Participantes', icon: 'users-three', onAction: () => setAsked('participantes') } as const,
        ]),
    ...(droits.gererParticipantes
      ? [{ label: 'Ajouter des membres', icon: 'user-plus', onAction: () => setAsked('ajout') } as const]
      : []),
    ...(droits.renommer
      ? [{ label: 'Renommer', icon: 'pencil-simple', onAction: () => setAsked('titre') } as const]
      : []),
  ]
  const voir: readonly MenuEntry[] =
    profil === undefined ? [] : [{ label: 'Voir son profil', icon: 'user', to: profil }]
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Avatar
          name={type === 'directe' && !profil ? undefined : nom}
          src={avec && miniatureOf(avec.photo)}
        />
        <div>
          <h1 className={styles.name} tabIndex={-1} data-page-title="">
            {profil === undefined ? nom : <Link to={profil}>{nom}</Link>}
          </h1>
          <span className="muted small">{sousTitreOf(discussion)}</span>
        </div>
      </div>
      <div className={styles.tools}>
        {demandeContact === 'en_attente' && (
          <span className={styles.contact}>
            <Tag tone="warning" icon="hand-waving">
              Premier contact
            </Tag>
          </span>
        )}
        {isDesktop && profil !== undefined && demandeContact !== 'en_attente' && (
          <ButtonLink to={profil} variant="quiet" size="sm">
            Voir son profil
          </ButtonLink>
        )}
        {avec?.id && droits.bloquer ? (
          <GestesMenu
            cible={{ type: 'adherente', id: avec.id, libelle: 'ce profil' }}
            auteure={{ id: avec.id, prenom: avec.prenom, nom: avec.nom }}
            entries={[...voir, ...rangement]}
            exit={pathTo('/messagerie')}
          />
        ) : (
          <Menu
            label="Actions sur la discussion"
            variant="plain"
            groups={groupe.length === 0 || type === 'directe' ? [rangement] : [groupe, rangement]}
          >
            <Icon name="dots-three-bold" />
          </Menu>
        )}
      </div>
      {dialogs}
      {asked === 'participantes' && <ParticipantesDialog discussion={discussion} onClose={close} />}
      {asked === 'ajout' && <AjoutDialog discussion={discussion} onClose={close} />}
      {asked === 'titre' && <TitreDialog discussion={discussion} onClose={close} />}
    </header>
  )
}
