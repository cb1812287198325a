import { useCan, useGuardedClose } from '@parapet/sdk';
import { Alert, Dialog, Muted, Stack } from '@parapet/ui';
import { Progress, Stepper } from '@parapet/ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IMPORTS, type ImportKind } from './import-kinds.ts';
import { ImportFooter } from './import-footer.tsx';
import { useImportTexts, useImportTextsLoaded } from './locales/use-import-texts.ts';
import { pastedFile } from './pasted-file.ts';
import { CheckStep } from './steps/check-step.tsx';
import { ColumnsStep } from './steps/columns-step.tsx';
import { FileStep } from './steps/file-step.tsx';
import { ResultStep } from './steps/result-step.tsx';
import { useFailureText } from './use-fault-texts.ts';
import { IMPORT_STEPS, useImport } from './use-import.ts';
import { useImportFields, useImportTemplates } from './use-import-fields.ts';
import classes from './import-dialog.module.css';

interface ImportDialogProps {
  kind: ImportKind;
  /** Lines that were copied from a spreadsheet, in place of a file. */
  text?: string;
  onClose: () => void;
}

/** Creates records from a file: choose it, say which column goes where, see which rows are wrong, import the right ones. */
export function ImportDialog(props: ImportDialogProps) {
  return useImportTextsLoaded() ? <ImportSteps {...props} /> : null;
}

function ImportSteps({ kind, text, onClose }: ImportDialogProps) {
  const t = useImportTexts();
  const can = useCan();
  const state = useImport(kind, onClose);
  const templates = useImportTemplates(kind);
  const template = templates.data?.find(({ id }) => id === state.options.templateId) ?? null;
  const fields = useImportFields(kind, template, state.options.existing === 'update');
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { step, busy } = state;
  const isWriting = busy === 'importing';

  const readText = useEffectEvent(() => {
    if (text !== undefined) void state.read(fields, pastedFile(text, fields, t('file.pasted')));
  });
  useEffect(() => readText(), []);

  // A new step is shown from its top, and has the focus.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const scrolled = root.current?.parentElement;
    if (scrolled) scrolled.scrollTop = 0;
    content.current?.focus({ preventScroll: true });
  }, [step]);

  // What had the focus was hidden while the rows were checked again.
  useEffect(() => {
    if (busy === null && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [busy]);

  // The columns that were matched by hand would have to be matched again.
  const { close } = useGuardedClose({ columns: step === 'columns' || step === 'check' ? state.columns : [] }, onClose, {
    busy: isWriting,
  });
  return (
    <Dialog
      opened
      onClose={close}
      size="xl"
      fixedHeight
      title={t(`title.${kind}`)}
      footer={<ImportFooter kind={kind} state={state} fields={fields} onClose={close} />}
    >
      <Stack ref={root} gap="md">
        <Stepper
          label={t(`title.${kind}`)}
          current={step}
          steps={IMPORT_STEPS.map((id, at) => ({
            id,
            label: t(`step.${id}`),
            completed: at < IMPORT_STEPS.indexOf(step) || step === 'result',
          }))}
        />
        <Stack ref={content} tabIndex={-1} className={classes.content}>
          <Failure error={state.error} />
          {busy !== null && <Working state={state} />}
          <div hidden={busy !== null}>
            {step === 'file' && (
              <FileStep
                kind={kind}
                state={state}
                templates={templates}
                fields={fields}
                canCreateMissing={IMPORTS[kind].missing !== null && can('assets', 'create').allowed}
              />
            )}
            {step === 'columns' && <ColumnsStep state={state} fields={fields} />}
            {step === 'check' && <CheckStep kind={kind} state={state} fields={fields} />}
            {step === 'result' && <ResultStep kind={kind} state={state} fields={fields} onClose={onClose} />}
          </div>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Failure({ error }: { error: unknown }) {
  const text = useFailureText();
  return error === null || error === undefined ? null : <Alert kind="error">{text(error)}</Alert>;
}

function Working({ state }: { state: ReturnType<typeof useImport> }) {
  const t = useImportTexts();
  const rows = state.preview?.rows ?? 0;
  const right = state.check?.right ?? 0;
  const label = {
    reading: t('file.reading'),
    checking: t('columns.checking', { count: rows }),
    importing: t('check.importing', { count: right }),
  }[state.busy ?? 'reading'];
  return (
    <Stack gap="xs" py="3rem">
      <Progress
        label={label}
        value={(state.progress?.total ?? null) === null ? null : (state.progress?.done ?? 0)}
        max={state.progress?.total ?? 1}
        hideTexts
      />
      <Muted as="output">{state.busy === 'importing' ? `${label}. ${t('check.keep-open')}` : label}</Muted>
    </Stack>
  );
}
