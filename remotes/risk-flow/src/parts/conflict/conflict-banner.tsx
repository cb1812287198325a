import { pointerKeys } from '@parapet/contracts/rules';
import { usePeople } from '@parapet/domain-ui';
import { useFormat, useSession } from '@parapet/sdk';
import type { AutosaveConflict } from '@parapet/sdk/saving';
import { Alert, Button } from '@parapet/ui';
import { ChangedText } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { ValueText } from './use-value-text.ts';
import classes from './conflict-banner.module.css';

interface ConflictBannerProps {
  conflict: AutosaveConflict | null;
  /** Name of a field, or of an entry of a map, as a JSON pointer without its leading slash. */
  fieldName: (field: string) => string;
  valueText: ValueText;
}

/** People that the values name. */
const peopleIn = ({ fields }: AutosaveConflict) => fields.flatMap(({ field, theirs, mine }) => (field === 'assigned_to' ? [theirs, mine] : [])).filter((id) => typeof id === 'string');

/** The same field was saved elsewhere while it was typed in: who changed what, and the choice between the two (D15). */
export function ConflictBanner({ conflict, fieldName, valueText }: ConflictBannerProps) {
  const t = useTexts();
  const format = useFormat();
  const { user } = useSession();
  const nameOf = usePeople(conflict === null ? [] : [conflict.lastAuthor?.changedBy, ...conflict.fields.map(({ changedBy }) => changedBy), ...peopleIn(conflict)]);
  if (conflict === null) return null;
  const who = (id: string | undefined) => (id === undefined ? t('conflict.somebody') : id === user.id ? t('conflict.yourself') : nameOf(id));
  return (
    <Alert
      kind="warning"
      title={t(conflict.fields.every(({ changedBy }) => changedBy === user.id) ? 'conflict.title-own' : 'conflict.title')}
      actions={
        <>
          <Button size="sm" onClick={conflict.reload}>
            {t('conflict.reload')}
          </Button>
          <Button size="sm" onClick={conflict.overwrite}>
            {t('conflict.overwrite')}
          </Button>
        </>
      }
    >
      <ul className={classes.list}>
        {conflict.fields.map(({ field, theirs, mine, changedBy, changedAt }) => {
          const [name = ''] = pointerKeys(`/${field}`);
          const [stored, own] = [valueText(name, theirs, nameOf), valueText(name, mine, nameOf)];
          return (
            <li key={field}>
              {t('conflict.changed', { field: fieldName(field), name: who(changedBy) })}
              {changedAt !== undefined && `, ${format.relative(changedAt)}`}
              <dl className={classes.versions}>
                <dt>{t('conflict.stored')}</dt>
                <dd dir="auto">{stored}</dd>
                <dt>{t('conflict.yours')}</dt>
                <dd dir="auto">
                  <ChangedText before={stored} after={own} />
                </dd>
              </dl>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
