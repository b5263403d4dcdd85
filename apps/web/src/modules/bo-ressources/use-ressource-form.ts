import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { useRef, useState } from 'react'
import { changesOf } from '#kit/changes.ts'
import { refusalOf, renamedRefusal } from '#kit/errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { useToday } from '#kit/use-today.ts'
import {
  ressourceBoQuery,
  useCreateArticle,
  useCreateFichier,
  useCreateLien,
  usePublishSaisie,
  useUpdateRessource,
} from './bo-ressources.api.ts'
import { articleOf, champOf, changementOf, fichierOf, lienOf, saisieOf, type Saisie } from './saisie.ts'
import { LIBELLES, saisieForm } from './saisie-form.ts'

/** Her answer before the first publication; undefined: she changed her mind. */
export type Reponse = { readonly prevenir: boolean } | undefined

/** Creates it, or changes what was read. */
const useSave = () => {
  const { mutateAsync: createLien } = useCreateLien()
  const { mutateAsync: createArticle } = useCreateArticle()
  const { mutateAsync: createFichier } = useCreateFichier()
  const { mutateAsync: update } = useUpdateRessource()
  return (before: DetailRessourceBo | undefined, saisie: Saisie): Promise<DetailRessourceBo> => {
    if (before) return update({ params: { id: before.id }, body: changementOf(saisie, before.version) })
    if (saisie.type === 'article') return createArticle({ body: articleOf(saisie) })
    if (saisie.type === 'fichier') return createFichier({ body: fichierOf(saisie) })
    return createLien({ body: lienOf(saisie) })
  }
}

const faitOf = (
  before: DetailRessourceBo | undefined,
  after: DetailRessourceBo,
  { suite }: Saisie,
): string => {
  if (after.statut === 'brouillon') return 'Le brouillon est enregistré.'
  if (suite === 'publier')
    return before?.modificationsNonPubliees || before?.statut === 'publiee'
      ? 'Les modifications sont publiées.'
      : 'La ressource est publiée.'
  return after.modificationsNonPubliees
    ? 'Les modifications sont enregistrées, pas encore publiées.'
    : 'La ressource est enregistrée.'
}

type Options = {
  readonly initial: DetailRessourceBo | undefined
  /** What a new one starts from. */
  readonly vide: Saisie
  /** Asked before the first publication. */
  readonly confirm: (saisie: Saisie) => Promise<Reponse>
  readonly onSaved: (after: DetailRessourceBo) => void
}

/** The form of a resource: saved, or saved and published. */
export const useRessourceForm = ({ initial, vide, confirm, onSaved }: Options) => {
  const today = useToday()
  /** As this form last read or wrote it: a newer version elsewhere is a conflict. */
  const latest = useRef(initial)
  const save = useSave()
  const { mutateAsync: publish } = usePublishSaisie()
  const [defaultValues] = useState(() => (initial ? saisieOf(initial, today) : vide))
  const isChanged = (saved: Saisie, { suite: _suite, ...values }: Saisie): boolean =>
    Object.keys(changesOf(saved, values)).length > 0

  const form = useContractForm(saisieForm, {
    name: `ressource/${initial?.id ?? vide.type}`,
    labels: LIBELLES,
    defaultValues,
    reread: async () => {
      latest.current = await readAgain(ressourceBoQuery(latest.current?.id ?? ''))
      return saisieOf(latest.current, today)
    },
    onSubmit: async (saisie) => {
      const before = latest.current
      const isFirst = saisie.suite === 'publier' && !before?.datePublication
      const reponse = isFirst ? await confirm(saisie) : { prevenir: false }
      if (reponse === undefined) throw refusalOf(commonErrors.confirmation_requise())
      try {
        if (before === undefined || isChanged(form.saved, saisie)) latest.current = await save(before, saisie)
        const saved = latest.current
        if (saved && saisie.suite === 'publier')
          latest.current = await publish({
            params: { id: saved.id },
            body: { version: saved.version, prevenir: reponse.prevenir },
          })
      } catch (error) {
        throw renamedRefusal(error, champOf) ?? error
      }
      const after = latest.current
      if (!after) return
      form.reset(saisieOf(after, today))
      notify(faitOf(before, after, saisie))
      onSaved(after)
    },
  })

  return {
    form,
    isUnsaved: !form.isSubmitting && isChanged(form.saved, form.values),
    /** Takes what an act of the page has changed; what is typed stays over it, unless the act drops it. */
    keep: (after: DetailRessourceBo, isDropped: boolean): void => {
      latest.current = after
      if (isDropped) form.reset(saisieOf(after, today))
      else form.rebase(saisieOf(after, today))
    },
  }
}

export type RessourceFormulaire = ReturnType<typeof useRessourceForm>['form']
