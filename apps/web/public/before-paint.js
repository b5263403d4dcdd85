// Before the first paint: whoever chose a theme never sees the other one flash, and a visitor of the pages without a menu
// sees their ink panel before any other script.
try {
  const theme = localStorage.getItem('theme')
  const isPublic = /^\/(connexion|inscription|reinitialisation-mot-de-passe)(\/|$)/.test(location.pathname)
  if (isPublic && localStorage.getItem('token') === null) document.documentElement.dataset.page = 'public'
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the page is light.
}

// The language of the components, whatever the browser's: their provider would load them with the first page.
window[Symbol.for('react-aria.i18n.locale')] = 'fr-FR'
