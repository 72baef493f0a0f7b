/** The channel on which instances of one PostgreSQL wake each other's workers. */
export const jobChannel = 'meridian_job';
