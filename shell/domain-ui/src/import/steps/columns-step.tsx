import { useFormat } from '@parapet/sdk';
import { Alert, Group, Muted, Stack } from '@parapet/ui';
import { Combobox } from '@parapet/ui/forms';
import { matchColumns, type ImportField } from '../guess-columns.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import type { Import } from '../use-import.ts';
import classes from '../import-dialog.module.css';
import tables from './tables.module.css';

/** For each column of the file its first values and the field that it goes to. */
export function ColumnsStep({ state, fields }: { state: Import; fields: readonly ImportField[] }) {
  const t = useImportTexts();
  const format = useFormat();
  const columns = state.preview?.columns ?? [];
  const guesses = matchColumns(columns, fields);
  const matched = state.columns.filter((field) => field !== '').length;
  const known = fields.map(({ name, label, required }) => ({
    value: name,
    label: required ? t('columns.required', { label }) : label,
  }));
  // Fields that the API has matched by its own names, e.g. an attribute that the template lacks.
  const others = state.columns
    .filter((name) => name !== '' && !fields.some((field) => field.name === name))
    .map((name) => ({ value: name, label: name.slice(name.indexOf('.') + 1) }));
  const options = [...known, ...others];
  return (
    <Stack as="section" gap="md" aria-labelledby="import-columns">
      {(state.preview?.rows ?? 0) === 0 && <Alert kind="warning">{t('columns.no-rows')}</Alert>}
      <Group gap="xs" className={classes.head}>
        <h3 id="import-columns" className={classes.heading}>
          {t('columns.title')}
        </h3>
        <Muted>{t('columns.matched', { matched: format.number(matched), count: format.number(columns.length) })}</Muted>
      </Group>
      <table className={tables.columns}>
        <thead>
          <tr>
            <th scope="col">{t('columns.column')}</th>
            <th scope="col">{t('columns.sample')}</th>
            <th scope="col">{t('columns.field')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, samples }, at) => {
            const guess = guesses[at];
            // A name that says it needs no explanation, and neither does what a person has chosen.
            const by = guess?.field === state.columns[at] && guess?.by !== 'name' ? guess?.by : null;
            const name = header === '' ? t('columns.unnamed', { number: format.number(at + 1) }) : header;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity, and their order stays
              <tr key={at}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td>
                  <ul className={tables.samples}>
                    {samples.map((sample, row) => (
                      // oxlint-disable-next-line react/no-array-index-key -- as above
                      <li key={row} dir="auto" data-empty={sample === '' || undefined}>
                        {sample === '' ? t('columns.empty') : sample}
                      </li>
                    ))}
                  </ul>
                </td>
                <td>
                  <Combobox
                    label={t('columns.field-of', { column: name })}
                    labelHidden
                    value={state.columns[at] === '' ? null : state.columns[at]}
                    onChange={(field) => state.setColumn(at, field ?? '')}
                    placeholder={t('columns.not-imported')}
                    options={options}
                    clearable
                  />
                  {by && <Muted size="xs">{t(`columns.by-${by}`)}</Muted>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Stack>
  );
}
