import { REGARDS, type Regard } from '@entrelles/contract/modules/adherentes/portees.ts'
import { ChipLinks } from '#ui/ChipLinks.tsx'
import styles from './Profil.module.css'

type RegardTabsProps = { readonly path: string; readonly regard: Regard }

const TOUS = Object.keys(REGARDS) as readonly Regard[]

/** The viewpoint in the URL; the member’s own by default. */
export const regardOf = (comme: string | null): Regard => TOUS.find((regard) => regard === comme) ?? 'soi'

const hrefOf = (path: string, regard: Regard): string => (regard === 'soi' ? path : `${path}?comme=${regard}`)

/** Previews the member’s profile as others see it. */
export const RegardTabs = ({ path, regard }: RegardTabsProps) => (
  <section className={styles.eyes} aria-labelledby="voir-comme">
    <p id="voir-comme" className="strong">
      Voir mon profil comme…
    </p>
    <ChipLinks
      label="Voir mon profil comme"
      links={TOUS.map((autre) => ({ to: hrefOf(path, autre), label: REGARDS[autre] }))}
      current={hrefOf(path, regard)}
    />
  </section>
)
