import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useEspace, type Espace } from '#kit/back-offices.ts'
import { UnsavedChanges } from '#kit/UnsavedChanges.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { cheminOf, creationHref, editionHref, type Creation } from '../adresses.ts'
import { siennesQuery } from '../bo-ressources.api.ts'
import { saisieVide, type Saisie } from '../saisie.ts'
import { usePublication } from '../use-publication.ts'
import { useRessourceForm } from '../use-ressource-form.ts'
import { PublicationDialog } from './PublicationDialog.tsx'
import { RessourceForm } from './RessourceForm.tsx'

/** What a draft needs. A coordinator also chooses a branch; the only one she has is already chosen. */
const SUFFISENT: Readonly<Record<Espace, string>> = {
  administratrice: 'Un titre suffit',
  coordinatrice: 'Un titre et une antenne suffisent',
}

const TITRES: Readonly<
  Record<Creation, { readonly titre: string; readonly phrase: (espace: Espace) => string }>
> = {
  article: {
    titre: 'Écrire un article',
    phrase: (espace) =>
      `${SUFFISENT[espace]} pour l’enregistrer. Tant que c’est un brouillon, les membres ne le voient pas.`,
  },
  lien: {
    titre: 'Ajouter un lien',
    phrase: () =>
      'Un lien, un replay ou un fichier à télécharger. C’est un brouillon jusqu’à sa publication.',
  },
}

type CreationFormProps = {
  readonly quoi: Creation
  /** What the form starts from. */
  readonly vide: Saisie
}

const CreationForm = ({ quoi, vide }: CreationFormProps) => {
  const espace = useEspace()
  const navigate = useNavigate()
  const { confirm, asked, answer } = usePublication()
  const { form, isUnsaved } = useRessourceForm({
    initial: undefined,
    vide,
    confirm,
    onSaved: (after) => void navigate(editionHref(espace, after), { replace: true }),
  })
  const { titre, phrase } = TITRES[quoi]
  return (
    <>
      <Breadcrumb
        parents={[
          { to: cheminOf(espace), label: 'Ressources' },
          { to: creationHref(espace), label: 'Ajouter une ressource' },
        ]}
      />
      <PageHead title={titre} lede={phrase(espace)} />
      <RessourceForm form={form} isUnsaved={isUnsaved} ressource={undefined} />
      <UnsavedChanges isUnsaved={isUnsaved} isNamedBySearch={espace === 'coordinatrice'} />
      {asked && <PublicationDialog titre={asked.titre} onAnswer={answer} />}
    </>
  )
}

/** The form waits for her branches: choosing the only one later would change what she has already begun. */
const CreationAntenne = ({ quoi }: { readonly quoi: Creation }) => {
  const { data } = useSuspenseQuery(siennesQuery)
  const ids = data.territoires.map(({ id }) => id)
  return <CreationForm quoi={quoi} vide={saisieVide(quoi, 'territoires', ids.length === 1 ? ids : [])} />
}

/** Creates a resource; once saved, it is edited. */
export const CreationPage = ({ quoi }: { readonly quoi: Creation }) =>
  useEspace() === 'coordinatrice' ? (
    <CreationAntenne quoi={quoi} />
  ) : (
    <CreationForm quoi={quoi} vide={saisieVide(quoi, 'reseau')} />
  )
