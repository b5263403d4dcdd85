import { PAGE_COLORS_CSS } from '#kit/mail/mail-colors.ts'

/** Inlined in the page, which loads nothing else but its pictures. */
export const PAGE_VITRINE_CSS = `
${PAGE_COLORS_CSS}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);font:17px/1.5 "Atkinson Hyperlegible Next Variable","Segoe UI",Verdana,Arial,sans-serif}
main{margin:0 auto;max-width:72rem;padding:1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin-bottom:1rem}
ul{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));list-style:none;padding:0}
li{background:var(--sheet);border:1px solid var(--line);border-radius:14px;overflow:hidden}
li div{padding:1rem}
img{aspect-ratio:16/10;display:block;height:auto;object-fit:cover;width:100%}
h2{font-size:1.2rem;line-height:1.3;margin:.25rem 0 .5rem;overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
.quand{font-weight:600}
.genre{color:var(--soft);font-size:.9rem}
.complet{border:1.5px solid currentColor;border-radius:999px;display:inline-block;font-size:.9rem;font-weight:700;margin-top:.5rem;padding:0 .75rem}`
