/** The schema that the job queue keeps for itself in the database. */
export const queueSchema = 'pgboss'
