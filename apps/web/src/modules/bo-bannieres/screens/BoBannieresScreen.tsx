import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { CountedTabs } from '#kit/list/CountedTabs.tsx'
import { ListSkeleton } from '#kit/list/ListSkeleton.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { resumeBannieresQuery } from '../bo-bannieres.api.ts'
import { BanniereDialog } from '../components/BanniereDialog.tsx'
import { BannieresTable } from '../components/BannieresTable.tsx'
import { liste } from '../liste.ts'
import styles from './BoBannieresScreen.module.css'

export const BoBannieresScreen = () => {
  const view = useList(liste, undefined)
  const counts = useQuery(resumeBannieresQuery())
  const [isCreating, setIsCreating] = useState(false)
  return (
    <>
      <PageHead
        title="Bannières"
        lede="Chaque membre voit une seule bannière à la fois&nbsp;: la dernière commencée parmi celles qui s’adressent à elle et qu’elle n’a pas masquées."
        actions={
          <Button variant="primary" onClick={() => setIsCreating(true)}>
            <Icon name="plus-bold" size="sm" />
            Ajouter une bannière
          </Button>
        }
      />
      <CountedTabs label="Filtrer par état" view={view} counts={counts} />
      <div className={styles.list}>
        <Boundary loading={<ListSkeleton status="Chargement des bannières…" />}>
          <BannieresTable />
        </Boundary>
      </div>
      {isCreating && <BanniereDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
