import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { notify } from '#kit/notify.ts'
import { useNamedPage } from '#kit/page-name.ts'
import { readAgain } from '#kit/query-client.ts'
import { STATUTS } from '#modules/antennes/statuts.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Link } from '#ui/Link.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Tag } from '#ui/Tag.tsx'
import { antenneBoQuery, useUpdateTerritoire } from '../bo-antennes.api.ts'
import { AntenneForm } from '../components/AntenneForm.tsx'
import { CoordinatricesCard } from '../components/CoordinatricesCard.tsx'
import { FermetureDialog } from '../components/FermetureDialog.tsx'
import { SuppressionDialog } from '../components/SuppressionDialog.tsx'
import { PARENTS_BO } from '../parents.ts'
import styles from './BoEditionAntenneScreen.module.css'

export const BoEditionAntenneScreen = () => {
  const { id = '' } = useParams()
  const { data: antenne } = useSuspenseQuery(antenneBoQuery(id))
  useNamedPage(antenne.nom)
  const { mutateAsync: updateTerritoire } = useUpdateTerritoire()
  // The version loaded in the form, or last saved here: a change by another user causes a conflict error.
  const version = useRef(antenne.version)
  const setVersion = (saved: number) => {
    version.current = saved
  }
  const [asked, setAsked] = useState<'fermeture' | 'suppression'>()
  const isClosed = antenne.statut === 'fermee'
  const { nom: statut, ...look } = STATUTS[antenne.statut]
  const ended = () => setAsked(undefined)
  return (
    <>
      <Breadcrumb parents={PARENTS_BO} />
      <PageHead
        title={antenne.nom}
        lede={
          <span className="row">
            <Tag {...look}>{statut}</Tag>
            {!isClosed && (
              <Link to={pathTo('/antenne/:id', { id })} standalone>
                Voir sa page
              </Link>
            )}
          </span>
        }
      />
      {isClosed && (
        <Callout tone="warning" className={styles.closed}>
          Cette antenne est fermée. L’enregistrer la rouvre.
        </Callout>
      )}
      <AntenneForm
        antenne={antenne}
        submitLabel={isClosed ? 'Rouvrir l’antenne' : 'Enregistrer'}
        onSubmit={async (body) => {
          const updated = await updateTerritoire({
            params: { id: antenne.id },
            body: { ...body, version: version.current },
          })
          setVersion(updated.version)
          notify(`L’antenne ${updated.nom} est enregistrée.`)
        }}
        reread={async () => {
          const saved = await readAgain(antenneBoQuery(id))
          setVersion(saved.version)
          return saved
        }}
        side={
          <>
            {!isClosed && <CoordinatricesCard antenne={antenne} onChange={setVersion} />}
            {isClosed ? (
              antenne.droits.supprimer && (
                <Button variant="danger" block onClick={() => setAsked('suppression')}>
                  Supprimer
                </Button>
              )
            ) : (
              <Button variant="danger" block onClick={() => setAsked('fermeture')}>
                Fermer l’antenne
              </Button>
            )}
          </>
        }
      />
      {asked === 'fermeture' && <FermetureDialog antenne={antenne} onChange={setVersion} onClose={ended} />}
      {asked === 'suppression' && <SuppressionDialog antenne={antenne} onClose={ended} />}
    </>
  )
}
