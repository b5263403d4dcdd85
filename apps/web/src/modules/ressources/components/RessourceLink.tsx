import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import type { ReactNode } from 'react'
import { useSaveFichier } from '#modules/fichiers/fichiers.public.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { ELSEWHERE } from '#ui/elsewhere.ts'
import { tellVue } from '../ressources.api.ts'

type Linked = Pick<Ressource, 'id' | 'type' | 'url' | 'fichier'>

type LookProps = { readonly className?: string | undefined; readonly children: ReactNode }

type FichierButtonProps = LookProps & {
  readonly id: Ressource['id']
  readonly fichier: NonNullable<Ressource['fichier']>
}

/** Saves the file of a resource, by its signed address. */
const FichierButton = ({ id, fichier, className, children }: FichierButtonProps) => {
  const { isBusy, save } = useSaveFichier(fichier)
  return (
    <button
      type="button"
      className={className}
      aria-busy={isBusy || undefined}
      onClick={() => {
        save()
        tellVue(id)
      }}
    >
      {children}
      <span className="sr-only"> (télécharger)</span>
    </button>
  )
}

/** Opens a resource: its page, another site, or its file. Each opening but that of a page, which tells it itself, counts as a view. */
export const RessourceLink = ({
  ressource,
  className,
  children,
}: LookProps & { readonly ressource: Linked }) => {
  const { id, type, url, fichier } = ressource
  if (fichier)
    return (
      <FichierButton id={id} fichier={fichier} className={className}>
        {children}
      </FichierButton>
    )
  if (type === 'article' || url === null)
    return (
      <Anchor to={cheminRessource({ id, type })} className={className}>
        {children}
      </Anchor>
    )
  return (
    <a
      href={url}
      {...ELSEWHERE}
      className={className}
      onClick={() => tellVue(id)}
      onAuxClick={() => tellVue(id)}
    >
      {children}
      <span className="sr-only"> (nouvelle fenêtre)</span>
    </a>
  )
}
