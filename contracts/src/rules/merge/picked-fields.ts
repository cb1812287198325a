/** These fields of a record, and no others. */
export function pickedFields<R extends object, F extends keyof R>(record: R, fields: readonly F[]): Pick<R, F>;
export function pickedFields(record: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(fields.map((field) => [field, Reflect.get(record, field)]));
}
