/** A new id for a part of a record that was sent without an id. */
export const newId = (): string => crypto.randomUUID();
