import { pointerKeys } from '@parapet/contracts/rules';
import { usePeople } from '@parapet/domain-ui';
import { useFormat, useSession } from '@parapet/sdk';
import type { AutosaveConflict } from '@parapet/sdk/saving';
import { Alert, Button } from '@parapet/ui';
import { ChangedText, ConflictTable } from '@parapet/ui/forms';
import { useTexts } from '../locales/use-texts.ts';
import type { ValueText } from './use-value-text.ts';
import classes from './conflict-banner.module.css';

interface ConflictBannerProps {
  conflict: AutosaveConflict | null;
  /** Name of a field, or of an entry of a map, as a JSON pointer without its leading slash. */
  fieldName: (field: string) => string;
  valueText: ValueText;
}

/** People that the values name. */
const peopleIn = ({ fields }: AutosaveConflict) =>
  fields
    .flatMap(({ field, base, theirs, mine }) => (field === 'assigned_to' ? [base, theirs, mine] : []))
    .filter((id) => typeof id === 'string');

/** The same field was saved elsewhere while it was typed in: who changed what, and the choice between the values, field by field or for all (D15). */
export function ConflictBanner({ conflict, fieldName, valueText }: ConflictBannerProps) {
  const t = useTexts();
  const format = useFormat();
  const { user } = useSession();
  const nameOf = usePeople(
    conflict === null
      ? []
      : [conflict.lastAuthor?.changedBy, ...conflict.fields.map(({ changedBy }) => changedBy), ...peopleIn(conflict)],
  );
  if (conflict === null) return null;
  const who = (id: string | undefined) =>
    id === undefined ? t('conflict.somebody') : id === user.id ? t('conflict.yourself') : nameOf(id);
  const rows = conflict.fields.map((one) => {
    const [name = ''] = pointerKeys(`/${one.field}`);
    const [base, theirs, mine] = [
      valueText(name, one.base, nameOf),
      valueText(name, one.theirs, nameOf),
      valueText(name, one.mine, nameOf),
    ];
    return {
      field: one.field,
      label: fieldName(one.field),
      base,
      theirs,
      mine: <ChangedText before={theirs} after={mine} />,
      pick: one.pick,
    };
  });
  const isOpen = rows.some((row) => row.pick === undefined);
  return (
    <Alert
      kind="warning"
      title={t(
        conflict.fields.every(({ changedBy }) => changedBy === user.id) ? 'conflict.title-own' : 'conflict.title',
      )}
      actions={
        <>
          <Button size="sm" onClick={conflict.reload}>
            {t('conflict.reload')}
          </Button>
          <Button size="sm" onClick={conflict.overwrite}>
            {t('conflict.overwrite')}
          </Button>
          <Button size="sm" onClick={conflict.resolve} disabledReason={isOpen ? t('conflict.choose-first') : null}>
            {t('conflict.save-chosen')}
          </Button>
        </>
      }
    >
      <ul className={classes.list}>
        {conflict.fields.map(({ field, changedBy, changedAt }) => (
          <li key={field}>
            {t('conflict.changed', { field: fieldName(field), name: who(changedBy) })}
            {changedAt !== undefined && `, ${format.relative(changedAt)}`}
          </li>
        ))}
      </ul>
      <div className={classes.versions}>
        <ConflictTable
          headings={{ theirs: t('conflict.stored'), mine: t('conflict.yours') }}
          names={{ theirs: t('conflict.stored'), mine: t('conflict.yours') }}
          rows={rows}
          onPick={(field, side) => conflict.pick([field], side)}
          onPickAll={conflict.pickAll}
        />
      </div>
    </Alert>
  );
}
