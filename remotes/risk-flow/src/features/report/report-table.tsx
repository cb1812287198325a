import { DescriptionList, Muted, type DescriptionItem } from '@parapet/ui';
import { Fragment, type ReactNode } from 'react';
import classes from './report.module.css';

interface ReportTableProps {
  title: string;
  headings: readonly string[];
  /** Numbers of the columns, from 0, with text that people wrote; only their words may be broken. The first column is one. */
  freeColumns?: readonly number[];
  /** The first cell names the row; `more` stands below the cells. */
  rows: readonly { id: string; cells: readonly ReactNode[]; more?: readonly DescriptionItem[] }[];
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
            {rows.map(({ id, cells: [name, ...cells], more = [] }) => (
              <Fragment key={id}>
                <tr>
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
                {more.length > 0 && (
                  <tr className={classes.moreOfRow}>
                    <td colSpan={headings.length}>
                      <DescriptionList layout="row" items={more} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
