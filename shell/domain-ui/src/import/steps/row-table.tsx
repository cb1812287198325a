import { Button, VisuallyHidden } from '@parapet/ui';
import { useState, type ReactNode } from 'react';
import { useImportTexts } from '../locales/use-import-texts.ts';
import tables from './tables.module.css';

interface RowTableProps {
  /** Id of its heading. */
  labelledBy: string;
  heads: readonly string[];
  rows: readonly ReactNode[];
  /** Rows that are shown at first. */
  first: number;
  /** Rows begin with a box. */
  picks?: boolean;
}

/** What an import says of rows of the file, the first of it until somebody asks for more. */
export function RowTable({ labelledBy, heads, rows, first, picks = false }: RowTableProps) {
  const t = useImportTexts();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  return (
    <>
      <table className={picks ? tables.picks : tables.faults} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col">
                {picks && at === 0 ? <VisuallyHidden>{head}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{shown}</tbody>
      </table>
      {shown.length < rows.length && (
        <div>
          <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
            {t('check.more', { count: rows.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
}
