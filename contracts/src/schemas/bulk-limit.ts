/** Most records that one bulk request works on; with more it becomes a job. In a file of its own, so that the interface gets the limit without the schemas. */
export const BULK_LIMIT = 1000;
