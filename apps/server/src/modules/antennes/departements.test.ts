import { DEPARTEMENTS, REGIONS } from '@entrelles/contract/modules/referentiels/departements.ts'
import { expect, test } from 'vitest'
import { useTestApp } from '#kit/test-app.ts'

const kit = useTestApp()
const outreMer = (code: string): boolean => code.startsWith('97') || code.startsWith('98')

test('the departments and regions of the contract match those of the communes', async () => {
  const rows = await kit.db
    .selectFrom('villes')
    .groupBy(['departement', 'nom_departement', 'region'])
    .orderBy('departement', (order) => order.collate('C'))
    .select(['departement', 'nom_departement', 'region'])
    .execute()
  const written = (text: string) => text.replaceAll("'", '’')
  expect(DEPARTEMENTS).toEqual(
    rows.map(({ departement: code, nom_departement: nom, region }) => ({
      code,
      nom: written(nom),
      region: outreMer(code) ? 'Outre-mer' : written(region),
    })),
  )
  expect(new Set(DEPARTEMENTS.map(({ region }) => region)).size).toBe(REGIONS.length)
})
