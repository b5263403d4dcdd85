import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CleSecondFacteur } from '@entrelles/contract/modules/second-facteur/second-facteur.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#kit/notify.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Callout } from '#ui/Callout.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Steps } from '#ui/Steps.tsx'
import { CodeStep } from '../components/CodeStep.tsx'
import { CodesSecoursList } from '../components/CodesSecoursList.tsx'
import { MotDePasseStep } from '../components/MotDePasseStep.tsx'
import { secondFacteurQuery, useCreateSecondFacteur, useDeleteSecondFacteur } from '../second-facteur.api.ts'
import styles from './SecondFacteurScreen.module.css'

type Etape =
  | { readonly nom: 'repos' }
  | { readonly nom: 'code'; readonly cle: CleSecondFacteur }
  | { readonly nom: 'secours'; readonly codes: readonly string[] }

const REPOS: Etape = { nom: 'repos' }
const NUMEROS: readonly Etape['nom'][] = ['repos', 'code', 'secours']

/** Second factor: enabled in three steps, disabled with the password. */
export const SecondFacteurScreen = () => {
  const { data } = useSuspenseQuery(secondFacteurQuery())
  const { mutateAsync: create } = useCreateSecondFacteur()
  const { mutateAsync: remove } = useDeleteSecondFacteur()
  const [etape, setEtape] = useState<Etape>(REPOS)
  // Once it is enabled and the recovery codes are saved, no step is left.
  const numero = data.actif && etape.nom === 'repos' ? undefined : NUMEROS.indexOf(etape.nom) + 1

  const prepare = async (password: string) =>
    setEtape({ nom: 'code', cle: await create({ body: { password } }) })
  const turnOff = async (password: string) => {
    await remove({ body: { password } })
    notify('La double authentification est désactivée.')
  }

  return (
    <>
      <Breadcrumb parents={[{ to: pathTo('/mon-compte'), label: 'Mon compte' }]} />
      <PageHead
        title="Protéger ma connexion"
        lede="Un mot de passe se devine ou se vole. Avec un code en plus, personne n’entre à ta place."
      />
      <div className={styles.steps}>
        {numero && <Steps current={numero} total={NUMEROS.length} />}
        {etape.nom === 'code' && (
          <CodeStep
            cle={etape.cle}
            onActivated={(codes) => setEtape({ nom: 'secours', codes })}
            onCancel={() => setEtape(REPOS)}
          />
        )}
        {etape.nom === 'secours' && <CodesSecoursList codes={etape.codes} onDone={() => setEtape(REPOS)} />}
        {etape.nom === 'repos' &&
          (data.actif ? (
            <MotDePasseStep
              title="La double authentification est active"
              submitLabel="Désactiver"
              danger
              onSubmit={turnOff}
            >
              <Callout tone="success">
                {data.codesRestants > 1
                  ? `Il te reste ${data.codesRestants} codes de secours.`
                  : 'Il ne te reste presque plus de codes de secours : désactive-la puis réactive-la pour en recevoir dix autres.'}
              </Callout>
            </MotDePasseStep>
          ) : (
            <MotDePasseStep
              title="Active la double authentification"
              submitLabel="Continuer"
              onSubmit={prepare}
            >
              <p>Il te faut une application de codes sur ton téléphone. D’abord, confirme que c’est toi.</p>
            </MotDePasseStep>
          ))}
      </div>
    </>
  )
}
