import type { ReactNode } from 'react'
import { chooseTheme, useTheme } from '#kit/theme.ts'
import { Logo } from '#ui/Logo.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { cataloguePages } from '../catalogue.public.ts'
import styles from './CataloguePage.module.css'

type CataloguePageProps = {
  readonly page: keyof typeof cataloguePages
  readonly lede: string
  readonly children: ReactNode
}

const tabs = Object.values(cataloguePages).map(({ path, title }) => ({ to: path, label: title }))

/** A page of the catalogue, light or dark. */
export const CataloguePage = ({ page, lede, children }: CataloguePageProps) => {
  const theme = useTheme()
  const { path, title } = cataloguePages[page]
  return (
    <div className={styles.frame}>
      <SkipLink target="contenu" />
      <header className={styles.header}>
        <Logo className={styles.logo} />
        <Switch
          label="Thème sombre"
          checked={theme === 'dark'}
          onChange={(event) => chooseTheme(event.target.checked ? 'dark' : 'light')}
        />
      </header>
      <Tabs label="Catalogue" links={tabs} current={path} />
      <main id="contenu" tabIndex={-1}>
        <PageHead title={title} lede={lede} />
        {children}
      </main>
    </div>
  )
}
