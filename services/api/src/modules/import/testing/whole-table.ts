import { TableBuilder, type Row, type Table } from '../files/table.ts';

/** All rows of a file at once. @throws Problem 400 */
export async function wholeTable(read: (builder: TableBuilder) => AsyncGenerator<readonly Row[]>): Promise<Table> {
  const builder = new TableBuilder();
  const rows: Row[] = [];
  for await (const some of read(builder)) rows.push(...some);
  return { headers: builder.headers, rows };
}
