export const queueSchema = 'pgboss'
