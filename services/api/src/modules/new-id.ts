/** The id of a part of a record that was sent without one. */
export const newId = (): string => crypto.randomUUID();
