// Runs before the first paint, so that a stored theme does not flash, and so that the public pages show their dark
// panel before any other script loads.
try {
  const theme = localStorage.getItem('theme')
  const isPublic = /^\/((connexion|inscription|reinitialisation-mot-de-passe)(\/|$)|$)/.test(
    location.pathname,
  )
  if (isPublic && localStorage.getItem('token') === null) document.documentElement.dataset.page = 'public'
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: keep the light theme.
}

// Sets the locale of React Aria whatever the browser language. Its provider component would add the library to the
// first bundle.
window[Symbol.for('react-aria.i18n.locale')] = 'fr-FR'
