import { IMPORT_BYTES, IMPORT_ROWS } from '@parapet/contracts';
import { downloadFile, useCan, useFormat, useLocale } from '@parapet/sdk';
import { Alert, Button, Stack } from '@parapet/ui';
import { CheckboxField, Combobox, Dropzone, SelectField } from '@parapet/ui/forms';
import { useSeededText } from '../../seeded/use-seeded-text.ts';
import { csvFile } from '../csv-file.ts';
import type { ImportField } from '../guess-columns.ts';
import { IMPORTS, type ImportKind } from '../import-kinds.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import type { Import } from '../use-import.ts';
import type { useImportTemplates } from '../use-import-fields.ts';
import classes from '../import-dialog.module.css';

interface FileStepProps {
  kind: ImportKind;
  state: Import;
  templates: ReturnType<typeof useImportTemplates>;
  fields: readonly ImportField[];
  canCreateMissing: boolean;
}

/** The file, and what holds for all of its rows. */
export function FileStep({ kind, state, templates, fields, canCreateMissing }: FileStepProps) {
  const t = useImportTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const locale = useLocale();
  const { options, setOptions, file } = state;
  const { missing } = IMPORTS[kind];
  const mayUpdate = useCan()(kind === 'risks' ? 'risks' : 'assets', 'update').allowed;
  const saveExample = () => {
    const header = fields
      .filter(({ name }) => name !== 'id' && (name !== 'template_id' || options.templateId === null))
      .map(({ label, required }) => (required ? `${label} *` : label));
    downloadFile(`${t('file.example-name')}.csv`, csvFile([header], locale));
  };
  return (
    <Stack gap="md">
      <Dropzone
        label={t('file.label')}
        hint={t('file.hint')}
        value={file === null ? [] : [file]}
        onChange={([chosen = null]) => state.choose(chosen)}
        accept={['.csv', '.txt', '.tsv', '.xlsx']}
        acceptText={t('file.types', { rows: format.number(IMPORT_ROWS) })}
        maxSize={IMPORT_BYTES}
      />
      <div>
        <Button size="sm" variant="subtle" icon="download" onClick={saveExample}>
          {t('file.example')}
        </Button>
      </div>
      {templates.error !== null && (
        <Alert
          kind="error"
          actions={
            <Button size="sm" onClick={templates.retry}>
              {t('failure.retry')}
            </Button>
          }
        >
          {t('file.templates-failed')}
        </Alert>
      )}
      <div className={classes.options}>
        <Combobox
          label={t('file.template')}
          hint={t('file.template-hint')}
          value={options.templateId}
          onChange={(templateId) => setOptions({ templateId })}
          placeholder={t('file.no-template')}
          options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: seeded(name) }))}
          clearable
        />
        <SelectField
          label={t('file.existing')}
          value={options.existing}
          onChange={(existing) => setOptions({ existing })}
          options={[
            { value: 'skip', label: t('file.existing-skip') },
            { value: 'create', label: t('file.existing-create') },
            ...(mayUpdate ? ([{ value: 'update', label: t('file.existing-update') }] as const) : []),
          ]}
          {...(options.existing === 'update' && { hint: t('file.update-hint') })}
        />
      </div>
      {missing !== null && canCreateMissing && (
        <CheckboxField
          label={t(`file.missing.${missing}`)}
          hint={t(`file.missing-hint.${missing}`)}
          value={options.createMissing}
          onChange={(createMissing) => setOptions({ createMissing })}
        />
      )}
    </Stack>
  );
}
