import { useFormat } from '@parapet/sdk';
import { Button, Muted } from '@parapet/ui';
import { useImportTexts } from './locales/use-import-texts.ts';
import { unmatched, type ImportField } from './guess-columns.ts';
import type { ImportKind } from './import-kinds.ts';
import type { Import } from './use-import.ts';
import classes from './import-dialog.module.css';

interface ImportFooterProps {
  kind: ImportKind;
  state: Import;
  fields: readonly ImportField[];
  onClose: () => void;
}

/** The way on and back, and what a person should know before the next step. */
export function ImportFooter({ kind, state, fields, onClose }: ImportFooterProps) {
  const t = useImportTexts();
  const format = useFormat();
  const { step, busy, check } = state;
  const missing = unmatched(state.columns, fields);
  const right = check?.right ?? 0;
  const wrong = check?.wrong ?? 0;
  const changed = check?.changed ?? 0;
  const hint = {
    file: t('file.nothing-saved'),
    columns:
      state.options.existing === 'update'
        ? t('columns.update')
        : missing.length === 0
          ? t('columns.all-required')
          : t('columns.unmatched', { fields: missing.map(({ label }) => label).join(', ') }),
    check: changed > 0 ? `${t('check.not-saved')} ${t('check.no-undo')}` : t('check.not-saved'),
    result: '',
  }[step];
  const isWriting = busy === 'importing';
  if (step === 'result') {
    return (
      <>
        <Button onClick={state.again}>{t('result.again')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Muted as="p" className={classes.footHint}>
        {hint}
      </Muted>
      {step === 'file' ? (
        <Button onClick={onClose}>{t('cancel')}</Button>
      ) : (
        <Button onClick={state.back} disabled={isWriting}>
          {t('back')}
        </Button>
      )}
      {step === 'file' && (
        <Button
          variant="primary"
          onClick={() => void state.read(fields)}
          disabled={state.file === null}
          loading={busy !== null}
        >
          {t('next')}
        </Button>
      )}
      {step === 'columns' && (
        <Button
          variant="primary"
          onClick={() => void state.checkRows()}
          loading={busy !== null}
          disabled={(state.preview?.rows ?? 0) === 0}
        >
          {t('columns.check')}
        </Button>
      )}
      {step === 'check' && (
        <Button
          variant="primary"
          onClick={() => void state.run()}
          loading={busy !== null}
          disabled={right === 0}
          aria-describedby={`import-${kind}-check`}
        >
          {changed > 0
            ? t(right > changed ? 'check.update-add' : 'check.update', {
                count: changed,
                added: format.number(right - changed),
              })
            : t(wrong > 0 && right > 0 ? 'check.import-right' : 'check.import', { count: right })}
        </Button>
      )}
    </>
  );
}
