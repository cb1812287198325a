import type { ReferencedKind } from '@parapet/contracts';
import { errorMessage, query, useFormat, useQuery } from '@parapet/sdk';
import { Alert, ConfirmDialog, Muted, Stack } from '@parapet/ui';
import { useState } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import classes from './delete-dialog.module.css';

export interface DeleteDialogProps {
  kind: ReferencedKind;
  /** Of the record to delete. */
  id: string;
  /** Name of the record, shown above what links to it. */
  name: string;
  title: string;
  /** e.g. 'Are you sure you want to delete this asset?' */
  question: string;
  /** How many records link to it, e.g. '3 assets use this template'; '3 links' in general by default. */
  linked?: (count: number) => string;
  /** What becomes of those records; by default, that the links are removed. */
  consequence?: string;
  /** Shown when deleting fails without a reason given. */
  failed: string;
  /** Deletes the record. What it throws is shown in the dialog. */
  onDelete: () => Promise<unknown>;
  onCancel: () => void;
}

/** Records that the dialog names; the others are counted. */
const NAMED = 3;

/** Asks before a record is deleted, and says what links to it: those links are removed with it (D26). */
export function DeleteDialog({
  kind,
  id,
  name,
  title,
  question,
  linked,
  consequence,
  failed,
  onDelete,
  onCancel,
}: DeleteDialogProps) {
  const t = useDomainTexts();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const references = useQuery(query('getReferences', { kind, id }));
  const { items = [], total = 0 } = references.data ?? {};
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onDelete();
    } catch (error) {
      setFailure(errorMessage(error, failed));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={title}
      confirmLabel={t('delete.confirm')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onCancel}
      message={
        <Stack gap="xs">
          <span>{question}</span>
          <bdi className={classes.name}>{name}</bdi>
          {references.isError && <span>{t('delete.unknown')}</span>}
          {total > 0 && (
            <div>
              <span>{linked?.(total) ?? t('delete.linked', { count: total })}</span>
              <ul className={classes.list}>
                {items.slice(0, NAMED).map((reference) => (
                  <li key={`${reference.kind}/${reference.id}`}>
                    <bdi>{reference.name}</bdi> <Muted size="inherit">· {t(`record.${reference.kind}`)}</Muted>
                  </li>
                ))}
                {total > NAMED && (
                  <Muted as="li" size="inherit">
                    {t('delete.more', { n: format.number(total - NAMED) })}
                  </Muted>
                )}
              </ul>
              <span>{consequence ?? t('delete.links-removed')}</span>
            </div>
          )}
          {failure !== null && <Alert kind="error">{failure}</Alert>}
        </Stack>
      }
    />
  );
}
