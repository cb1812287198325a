import type { ImportResult, JobRefusal } from '@parapet/contracts';
import { query, useQuery } from '@parapet/sdk';
import { Muted } from '@parapet/ui';
import { useMemo } from 'react';
import { useSentences } from './job-parts.tsx';
import { useJobText } from './locales/texts.ts';
import classes from './jobs.module.css';

/** Faults that the list shows. */
const MOST_FAULTS = 20;

/** The rows of a file that are wrong, or the records that a change left as they were, with the reasons. */
export function JobFaults({ id }: { id: string }) {
  const t = useJobText();
  const { data } = useQuery(query('getJob', { id }));
  const rows = data?.result?.errors ?? [];
  const records = data?.change?.items ?? [];
  return (
    <>
      <ul className={classes.faults}>
        {rows.slice(0, MOST_FAULTS).map((fault) => (
          <WrongRow key={`${fault.row}/${fault.column}/${fault.error.path}`} fault={fault} />
        ))}
        {records.slice(0, MOST_FAULTS).map((refusal) => (
          <Refusal key={refusal.id} refusal={refusal} />
        ))}
      </ul>
      {Math.max(rows.length, records.length) > MOST_FAULTS && (
        <Muted as="p">{t('wrong.more', { count: MOST_FAULTS })}</Muted>
      )}
    </>
  );
}

function WrongRow({ fault: { row, column, error } }: { fault: ImportResult['errors'][number] }) {
  const t = useJobText();
  const said = useSentences(useMemo(() => ({ code: 'invalid_request', errors: [error] }), [error]));
  const reason = said?.errors?.[0]?.message ?? '';
  return <li dir="auto">{t('wrong.row', { row, message: [column, reason].filter(Boolean).join(': ') })}</li>;
}

function Refusal({ refusal: { id, name, problem } }: { refusal: JobRefusal }) {
  const said = useSentences(problem);
  return (
    <li dir="auto">
      <bdi>{name || id}</bdi>: {said?.errors?.[0]?.message ?? said?.detail ?? ''}
    </li>
  );
}
