import { IMPORT_ERRORS } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { Alert, Button, Group, Muted, Stack } from '@parapet/ui';
import { useRef } from 'react';
import type { ImportField } from '../guess-columns.ts';
import { IMPORTS, type ImportKind } from '../import-kinds.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import type { Import } from '../use-import.ts';
import { FormatQuestions } from './format-questions.tsx';
import { ChangeTable, LeftOutTable } from './change-tables.tsx';
import { FaultTable, useFaultList } from './fault-table.tsx';
import classes from '../import-dialog.module.css';

/** The result of the dry run: how many rows are right, and what is wrong with the others. */
export function CheckStep({
  kind,
  state,
  fields,
}: {
  kind: ImportKind;
  state: Import;
  fields: readonly ImportField[];
}) {
  const t = useImportTexts();
  const format = useFormat();
  const saveList = useFaultList(fields);
  const picker = useRef<HTMLInputElement>(null);
  const { check, checked } = state;
  if (check === null || checked === null) return null;
  const { rows, right, wrong, existing, errors } = check;
  const { missing } = IMPORTS[kind];
  const isUpdate = state.options.existing === 'update';
  const figures = [
    { name: 'rows', value: rows },
    ...(isUpdate
      ? ([
          { name: 'changed', value: check.changed },
          { name: 'added', value: right - check.changed },
          { name: 'unchanged', value: check.unchanged },
        ] as const)
      : ([{ name: 'right', value: right }] as const)),
    { name: 'wrong', value: wrong },
    ...(existing > 0 ? [{ name: 'existing', value: existing } as const] : []),
    ...(check.left_out > 0 ? [{ name: 'left-out', value: check.left_out } as const] : []),
  ] as const;
  return (
    <Stack gap="md">
      <div id={`import-${kind}-check`} className={classes.figures}>
        {figures.map(({ name, value }) => (
          <p key={name} className={classes.figure} data-kind={value > 0 ? name : undefined}>
            <b>{format.number(value)}</b> {t(`check.${name}`)}
          </p>
        ))}
        <div className={classes.meter} aria-hidden="true">
          {figures.map(
            ({ name, value }) => name !== 'rows' && <i key={name} data-kind={name} style={{ flexGrow: value }} />,
          )}
        </div>
      </div>
      <FormatQuestions state={state} />
      {missing !== null && check.missing > 0 && (
        <Alert kind="info">
          <span dir="auto">
            {t(`check.missing.${missing}`, {
              count: check.missing,
              names: format.list(
                check.missing_names.length < check.missing ? [...check.missing_names, '…'] : check.missing_names,
              ),
            })}
          </span>
        </Alert>
      )}
      {wrong === 0 && right > 0 && !isUpdate && <Alert kind="success">{t('check.all-right')}</Alert>}
      {wrong === 0 && checked.right === 0 && (
        <Alert kind="info">{t(isUpdate ? 'check.nothing-differs' : 'check.nothing-left')}</Alert>
      )}
      {wrong > 0 && checked.right === 0 && <Alert kind="warning">{t('check.none-right')}</Alert>}
      <ChangeTable check={checked} picked={state.picked} onPick={state.pick} fields={fields} />
      <LeftOutTable check={check} />
      {wrong > 0 && (
        <Stack as="section" gap="md">
          <Group gap="xs" className={classes.head}>
            <h3 id="import-faults" className={classes.heading}>
              {t('check.errors')}
            </h3>
            <Button size="sm" icon="download" onClick={() => saveList(errors)}>
              {t('check.download')}
            </Button>
            <Button size="sm" icon="upload" onClick={() => picker.current?.click()}>
              {t('check.corrected')}
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={t('check.corrected')}
              accept=".csv,.txt,.tsv,.xlsx"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // Otherwise choosing the same file again, after it was corrected, would not fire an event.
                currentTarget.value = '';
                if (file !== undefined) void state.checkAgain(file, fields);
              }}
            />
          </Group>
          {errors.length === IMPORT_ERRORS && (
            <Muted as="p">{t('check.errors-cut', { count: format.number(IMPORT_ERRORS) })}</Muted>
          )}
          <FaultTable errors={errors} fields={fields} />
        </Stack>
      )}
    </Stack>
  );
}
