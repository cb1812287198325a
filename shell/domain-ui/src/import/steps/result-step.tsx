import { useCan } from '@parapet/sdk';
import { Alert, Button, Group, Icon, Muted, Stack, TextLink } from '@parapet/ui';
import type { ImportField } from '../guess-columns.ts';
import { IMPORTS, MISSING_LISTS, type ImportKind } from '../import-kinds.ts';
import { useImportTexts } from '../locales/use-import-texts.ts';
import type { Import } from '../use-import.ts';
import { useFailureText } from '../use-fault-texts.ts';
import { useUndoImport } from '../use-undo-import.ts';
import { LeftOutTable } from './change-tables.tsx';
import { useFaultList } from './fault-table.tsx';
import classes from '../import-dialog.module.css';

interface ResultStepProps {
  kind: ImportKind;
  state: Import;
  fields: readonly ImportField[];
  onClose: () => void;
}

/** What was imported, what was left out, and where it is. */
export function ResultStep({ kind, state: { result }, fields, onClose }: ResultStepProps) {
  const t = useImportTexts();
  const saveList = useFaultList(fields);
  const failure = useFailureText();
  const { allowed, reason } = useCan()(kind === 'risks' ? 'risks' : 'assets', 'delete');
  const { undo, running, outcome } = useUndoImport(kind, result?.ids ?? []);
  if (result === null) return null;
  const { imported, changed, wrong, existing, errors } = result;
  const { missing, list } = IMPORTS[kind];
  return (
    <Stack gap="sm" align="center" py="xl" ta="center">
      <span className={classes.done} aria-hidden="true">
        <Icon name="check" size={24} />
      </span>
      <h3 className={classes.heading}>
        {[
          ...(changed > 0 ? [t('result.changed', { count: changed })] : []),
          ...(changed === 0 || imported > 0 ? [t(`result.${kind}`, { count: imported })] : []),
        ].join(' · ')}
      </h3>
      {changed > 0 && <Muted as="p">{t('check.no-undo')}</Muted>}
      {result.left_out > 0 && <LeftOutTable check={result} />}
      {wrong > 0 && <Muted as="p">{t('result.left-out', { count: wrong })}</Muted>}
      {existing > 0 && <Muted as="p">{t('result.existing', { count: existing })}</Muted>}
      <Group gap="xs" justify="center" align="stretch">
        {wrong > 0 && (
          <Button icon="download" onClick={() => saveList(errors)}>
            {t('check.download')}
          </Button>
        )}
        {imported > 0 && changed === 0 && (outcome === null || outcome.error !== undefined) && (
          <Button onClick={() => void undo()} loading={running} disabledReason={allowed ? null : reason}>
            {t('undo.label')}
          </Button>
        )}
        <Button to={list} onClick={onClose}>
          {t('result.show')}
        </Button>
      </Group>
      {outcome !== null && outcome.error === undefined && (
        <Alert kind={outcome.refused > 0 ? 'warning' : 'success'}>
          {t(outcome.refused > 0 ? 'undo.partly' : 'undo.done', {
            count: outcome.refused > 0 ? outcome.refused : outcome.deleted,
          })}
        </Alert>
      )}
      {outcome?.error !== undefined && <Alert kind="error">{failure(outcome.error)}</Alert>}
      {missing !== null && result.missing > 0 && (
        <Alert
          kind="info"
          actions={
            <TextLink to={MISSING_LISTS[missing]} onClick={onClose}>
              {t('result.complete')}
            </TextLink>
          }
        >
          {t(`result.missing.${missing}`, { count: result.missing })}
        </Alert>
      )}
    </Stack>
  );
}
