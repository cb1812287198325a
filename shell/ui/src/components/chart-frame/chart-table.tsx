import classes from './chart-frame.module.css';

/** The numbers of a chart. */
export interface ChartData {
  /** Headings; the first is of the column with the names. */
  columns: readonly string[];
  /** The first cell names its row; the others are already written in the person's way. */
  rows: readonly (readonly (string | number)[])[];
}

/** A chart as a table. */
export function ChartTable({ title, columns, rows }: ChartData & { title: string }) {
  return (
    <table className={classes.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
