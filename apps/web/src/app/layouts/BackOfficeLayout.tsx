import { useContext } from 'react'
import { Outlet, useLocation } from 'react-router'
import { RoutesContext } from '#kit/route.ts'
import { Icon } from '#ui/Icon.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { tabsOf } from './back-office-tabs.ts'
import styles from './BackOfficeLayout.module.css'

/** Layout of administrator and coordinator pages: section tabs above the title. */
export const BackOfficeLayout = () => {
  const { label, tabs, more, current } = tabsOf(useLocation().pathname, useContext(RoutesContext))
  return (
    <>
      <div className={styles.sections}>
        <Tabs label={label} links={tabs} current={current} />
        {more.length > 0 && (
          <Menu label="Plus de rubriques" groups={[more]}>
            Plus
            <Icon name="caret-down-bold" size="sm" />
          </Menu>
        )}
      </div>
      <Outlet />
    </>
  )
}
