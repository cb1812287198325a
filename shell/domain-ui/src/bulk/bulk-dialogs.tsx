import { useFormat } from '@parapet/sdk';
import { Button, Dialog, Muted } from '@parapet/ui';
import { Progress } from '@parapet/ui/forms';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import classes from './bulk-dialogs.module.css';
import type { BulkRefusal, BulkState } from './use-bulk-change.ts';

/** Shows the progress of a change of many records, and afterwards the records that were refused. */
export function BulkDialogs({ progress, stop, refused, forgetRefused }: BulkState) {
  const t = useDomainTexts();
  const format = useFormat();
  if (progress !== null) {
    return (
      <Dialog
        opened
        onClose={stop}
        size="sm"
        title={t('bulk.running')}
        footer={<Button onClick={stop}>{t('bulk.stop')}</Button>}
      >
        <Progress
          label={t('bulk.progress')}
          value={progress.total === 0 ? null : progress.done}
          max={progress.total}
          {...(progress.total > 0 && {
            text: t('bulk.done-of', { done: format.number(progress.done), total: format.number(progress.total) }),
          })}
        />
      </Dialog>
    );
  }
  return refused.length > 0 ? <RefusedDialog refused={refused} onClose={forgetRefused} /> : null;
}

/** More would make the dialog slow; the reasons repeat. */
const SHOWN = 200;

function RefusedDialog({ refused, onClose }: { refused: readonly BulkRefusal[]; onClose: () => void }) {
  const t = useDomainTexts();
  const format = useFormat();
  const left = refused.length - SHOWN;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      title={t('bulk.refused', { count: refused.length })}
      description={t('bulk.refused-message')}
      footer={<Button onClick={onClose}>{t('bulk.close')}</Button>}
    >
      <ul className={classes.list}>
        {refused.slice(0, SHOWN).map(({ id, name, reason }) => (
          <li key={id}>
            <bdi className={classes.name}>{name || id}</bdi>
            <Muted dir="auto">{reason}</Muted>
          </li>
        ))}
        {left > 0 && <Muted as="li">{t('delete.more', { n: format.number(left) })}</Muted>}
      </ul>
    </Dialog>
  );
}
