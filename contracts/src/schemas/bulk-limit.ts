/** Most records that one bulk request works on. Apart from the schemas, so that the interface gets it without them. */
export const BULK_LIMIT = 1000;
