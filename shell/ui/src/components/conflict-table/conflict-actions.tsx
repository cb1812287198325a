import type { ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Button } from '../button/button.tsx';
import { FormFooter } from '../form-footer/form-footer.tsx';
import type { ConflictRow } from './conflict-table.tsx';

export interface ConflictActionsProps {
  rows: readonly Pick<ConflictRow, 'label' | 'pick'>[];
  onSave: () => void;
  /** Drops the person's own changes; the screen asks first. */
  onDrop: () => void;
  busy?: boolean;
  /** Why the last attempt failed, in place of the number of open fields. */
  problem?: ReactNode;
}

/** The footer of a conflict: how many fields are open, and buttons to drop or save. Saving is disabled while a field is open. */
export function ConflictActions({ rows, onSave, onDrop, busy = false, problem }: ConflictActionsProps) {
  const t = useTexts();
  const open = rows.filter(({ pick }) => pick === undefined);
  const count = t('conflict.picked', { count: rows.length - open.length, total: rows.length });
  const [only] = open;
  const rest =
    only === undefined
      ? ''
      : open.length === 1
        ? t('conflict.oneOpen', { field: only.label })
        : t('conflict.someOpen', { count: open.length });
  return (
    <FormFooter sticky={false} status={problem || <span role="status">{`${count} ${rest}`.trim()}</span>}>
      <Button onClick={onDrop} disabled={busy}>
        {t('conflict.drop')}
      </Button>
      <Button variant="primary" onClick={onSave} loading={busy} disabled={open.length > 0}>
        {t('conflict.save')}
      </Button>
    </FormFooter>
  );
}
