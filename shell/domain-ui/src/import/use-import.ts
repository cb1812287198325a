import { EXPORT_TYPES, IMPORT_BYTES, type ImportQuery, type ImportResult, type Job } from '@parapet/contracts';
import { ALL_ROWS, pickedText, type PickedRows } from '@parapet/contracts/rules';
import { callOperation, useOperation, useSession, useStartedJob } from '@parapet/sdk';
import { useEffect, useRef, useState } from 'react';
import { guessColumns, type ImportField } from './guess-columns.ts';
import { IMPORTS, type ImportKind } from './import-kinds.ts';
import { finishedJob, isJob } from './finished-job.ts';
import { withoutUnpicked } from './without-unpicked.ts';

export const IMPORT_STEPS = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What a person decides about all rows. */
export interface ImportOptions {
  templateId: string | null;
  /** What happens with rows whose name exists already. */
  existing: 'skip' | 'create' | 'update';
  /** Creates the records that rows name and that do not exist. */
  createMissing: boolean;
}

/** How the file writes what could mean two things, as the person said. */
type Answers = Pick<ImportQuery, 'decimal_sign' | 'day_order'>;

interface State {
  step: ImportStep;
  file: File | null;
  /** For each column of the file the name of its field; empty when it is not imported. */
  columns: readonly string[];
  /** The columns and first rows of the file. */
  preview: ImportResult | null;
  answers: Answers;
  /** What became of the rows in the dry run. */
  check: ImportResult | null;
  /** Which of the changes are made. */
  picked: PickedRows;
  result: ImportResult | null;
  error: unknown;
}

const START: State = {
  step: 'file',
  file: null,
  columns: [],
  answers: {},
  preview: null,
  check: null,
  picked: ALL_ROWS,
  result: null,
  error: null,
};

async function bodyOf(file: File) {
  // Refused before the upload: the server would refuse the file only after reading all of it.
  if (file.size > IMPORT_BYTES) throw new RangeError('The file is too large');
  const type = file.name.toLowerCase().endsWith('.xlsx') ? EXPORT_TYPES.xlsx : `${EXPORT_TYPES.csv}; charset=utf-8`;
  return { bytes: await file.arrayBuffer(), type };
}

/** The formats of a dry run, which the person has seen. */
function asChecked(check: ImportResult | null): Answers {
  const { decimal_sign, day_order } = check?.formats ?? {};
  return {
    ...(decimal_sign && { decimal_sign: decimal_sign.format }),
    ...(day_order && { day_order: day_order.format }),
  };
}

/**
 * The way of a file from the person's disk to records: read, matched, checked, imported.
 * @param onJob called when the import goes on in the background, so that the dialog can close
 */
export function useImport(kind: ImportKind, onJob: () => void) {
  const { organizationId } = useSession();
  const { operation } = IMPORTS[kind];
  const onStarted = useStartedJob();
  /** How far the check of a large file is. */
  const [progress, setProgress] = useState<Job | null>(null);
  const change = useOperation(operation, { onError: () => {} });
  const [options, setOptions] = useState<ImportOptions>({ templateId: null, existing: 'skip', createMissing: false });
  const [state, setState] = useState<State>(START);
  const [busy, setBusy] = useState<'reading' | 'checking' | 'importing' | null>(null);
  /** Number of the latest request. Responses to earlier ones are ignored, e.g. after the person went back. */
  const asked = useRef(0);
  // A check that nobody waits for any longer is canceled.
  useEffect(() => () => void (asked.current += 1), []);

  const request = {
    organization_id: organizationId,
    existing: options.existing,
    ...(options.templateId !== null && { template_id: options.templateId }),
  };
  const whole = {
    ...request,
    ...state.answers,
    column: [...state.columns],
    create_missing: options.createMissing && IMPORTS[kind].missing !== null,
    ...(state.file !== null && { file_name: state.file.name.slice(0, 200) }),
  };

  /** The answer, which is that of a job for a large file. The job is canceled when the person has gone back in the meantime. */
  async function answer(sent: Promise<ImportResult | Job>): Promise<ImportResult> {
    const turn = asked.current;
    const first = await sent;
    return isJob(first) ? finishedJob(first, setProgress, () => asked.current !== turn) : first;
  }

  async function ask(
    what: 'reading' | 'checking' | 'importing',
    work: (body: Awaited<ReturnType<typeof bodyOf>>) => Promise<Partial<State>>,
    file = state.file,
  ): Promise<void> {
    if (file === null) return;
    const turn = (asked.current += 1);
    setBusy(what);
    setState((before) => ({ ...before, error: null }));
    const next = await bodyOf(file)
      .then(work)
      .catch((error: unknown): Partial<State> => ({ error }));
    if (asked.current !== turn) return;
    setBusy(null);
    setProgress(null);
    setState((before) => ({ ...before, ...next }));
  }

  return {
    ...state,
    /** Without the changes that are not picked. */
    check: state.check && withoutUnpicked(state.check, state.picked),
    /** As it was answered. */
    checked: state.check,
    busy,
    pick: (picked: PickedRows) => setState((before) => ({ ...before, picked })),
    /** How far the check of a large file is; null for a small one. */
    progress,
    options,
    setOptions: (more: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...more })),
    choose: (file: File | null) => {
      asked.current += 1;
      setBusy(null);
      setState({ ...START, file });
    },
    /** @param fields that the columns may go to @param file in place of the chosen one */
    read: (fields: readonly ImportField[], file = state.file) =>
      ask(
        'reading',
        async (body) => {
          const preview = await answer(callOperation(operation, { ...request, preview: true, body }));
          return { file, step: 'columns', preview, columns: guessColumns(preview.columns, fields) };
        },
        file,
      ),
    setColumn: (at: number, field: string) =>
      // A field belongs to one column: another column that had it loses it.
      setState((before) => ({
        ...before,
        columns: before.columns.map((one, index) => (index === at ? field : one === field ? '' : one)),
      })),
    checkRows: () =>
      ask('checking', async (body) => ({
        step: 'check',
        picked: ALL_ROWS,
        check: await answer(callOperation(operation, { ...whole, dry_run: true, body })),
      })),
    /** Checks the rows again, with values read as the person says. */
    answer: (more: Answers) =>
      ask('checking', async (body) => ({
        answers: { ...state.answers, ...more },
        picked: ALL_ROWS,
        check: await answer(callOperation(operation, { ...whole, ...more, dry_run: true, body })),
      })),
    /** @param file the corrected file. When its columns are others than before, they have to be matched again */
    checkAgain: (file: File, fields: readonly ImportField[]) =>
      ask(
        'checking',
        async (body) => {
          const preview = await answer(callOperation(operation, { ...request, preview: true, body }));
          const isSame =
            preview.columns.length === state.preview?.columns.length &&
            preview.columns.every(({ header }, at) => header === state.preview?.columns[at]?.header);
          if (!isSame) return { file, step: 'columns', preview, columns: guessColumns(preview.columns, fields) };
          const check = await answer(callOperation(operation, { ...whole, dry_run: true, body }));
          return { file, preview, picked: ALL_ROWS, check };
        },
        file,
      ),
    /** Imports the right rows; wrong ones are skipped. */
    run: () =>
      ask('importing', async (body) => {
        const result = await change.mutateAsync({
          ...whole,
          ...asChecked(state.check),
          ...(options.existing === 'update' &&
            state.check !== null && {
              unchanged_since: state.check.checked_at,
              ...(state.picked !== ALL_ROWS && { changed_rows: pickedText(state.picked) }),
            }),
          skip_invalid: (state.check?.wrong ?? 0) > 0,
          body,
        });
        if (!isJob(result)) return { step: 'result', result };
        onStarted(result);
        onJob();
        return {};
      }),
    back: () => {
      asked.current += 1;
      setBusy(null);
      setState((before) => ({
        ...before,
        error: null,
        step: IMPORT_STEPS[Math.max(0, IMPORT_STEPS.indexOf(before.step) - 1)] ?? 'file',
      }));
    },
    again: () => setState(START),
  };
}

export type Import = ReturnType<typeof useImport>;
