import type { ReactNode } from 'react';
import classes from './report.module.css';

interface ReportTableProps {
  title: string;
  headings: readonly string[];
  /** The first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table whose rows stay whole on paper. */
export function ReportTable({ title, headings, rows }: ReportTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>
        {title} <span className={classes.count}>{rows.length}</span>
      </h3>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={headings[index + 1]} dir="auto" data-label={headings[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
