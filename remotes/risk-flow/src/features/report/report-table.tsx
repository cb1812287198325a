import { Muted } from '@parapet/ui';
import type { ReactNode } from 'react';
import classes from './report.module.css';

interface ReportTableProps {
  title: string;
  headings: readonly string[];
  /** Numbers of the columns, from 0, with text that people wrote; only their words may be broken. The first column is one. */
  freeColumns?: readonly number[];
  /** The first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table whose rows stay whole on paper. */
export function ReportTable({ title, headings, freeColumns, rows }: ReportTableProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>
        {title} <Muted size="inherit">{rows.length}</Muted>
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
                  <td
                    key={headings[index + 1]}
                    dir="auto"
                    data-label={headings[index + 1]}
                    data-free={freeColumns?.includes(index + 1) || undefined}
                  >
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
