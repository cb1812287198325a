/** Completes the table of operations with what follows from the key and the address of each. */

interface Operation {
  url: string;
  schema: object;
}

export type Named<Table> = {
  readonly [Id in keyof Table]: Table[Id] & {
    readonly schema: { readonly operationId: Id; readonly tags: readonly string[] };
  };
};

/** Adds the id, and the tag under which documents list the operation: the first part of its address, unless it names another. */
export function namedOperations<const Table extends Readonly<Record<string, Operation>>>(table: Table): Named<Table>;
export function namedOperations(table: Readonly<Record<string, Operation>>): object {
  return Object.fromEntries(
    Object.entries(table).map(([operationId, { schema, ...operation }]) => [
      operationId,
      { ...operation, schema: { operationId, tags: [operation.url.split('/')[2]], ...schema } },
    ]),
  );
}
