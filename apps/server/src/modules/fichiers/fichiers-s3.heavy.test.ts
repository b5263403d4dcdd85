import { startRadosgw } from '#gateways/storage/test-radosgw.ts'
import { describeFichiersStockes } from './test-fichiers-stockes.ts'

describeFichiersStockes('in a bucket of a real S3 server', async () => {
  const { stop, endpoint, bucket, accessKeyId, secretAccessKey } = await startRadosgw()
  return {
    settings: {
      STOCKAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKeyId,
      S3_SECRET_KEY: secretAccessKey,
    },
    stop,
  }
})
