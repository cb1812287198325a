import type { SampleData } from '@parapet/contracts';
import { useNotify, useOperation, useSession } from '@parapet/sdk';
import { Button, ConfirmDialog, Icon } from '@parapet/ui';
import { CheckboxField } from '@parapet/ui/forms';
import { useState } from 'react';
import { useFirstRunText } from '../../../locales/first-run/texts.ts';
import classes from './first-run.module.css';

/** Says that the organization holds sample data, and removes it. */
export function SampleBar({ sample: { risks, assets, risk_flows, changed } }: { sample: SampleData }) {
  const t = useFirstRunText();
  const notify = useNotify();
  const { organizationId } = useSession();
  const [asks, setAsks] = useState(false);
  const [withChanged, setWithChanged] = useState(false);
  const remove = useOperation('removeSampleData', {
    onSuccess: ({ removed, kept }) => {
      setAsks(false);
      notify.success(
        kept === 0 ? t('sample.removed', { count: removed }) : t('sample.removed-kept', { count: kept, removed }),
      );
    },
    onError: () => {},
  });
  return (
    <div className={classes.bar}>
      <Icon name="info" size={16} />
      <output>{t('sample.shown', { risks, assets, flows: risk_flows })}</output>
      <Button size="sm" onClick={() => setAsks(true)}>
        {t('sample.remove')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('sample.remove-title')}
        message={t('sample.remove-message')}
        details={
          changed > 0 && (
            <CheckboxField
              label={t('sample.remove-changed', { count: changed })}
              hint={t('sample.changed-hint')}
              value={withChanged}
              onChange={setWithChanged}
            />
          )
        }
        confirmLabel={t('sample.remove')}
        danger
        busy={remove.isPending}
        error={remove.error === null ? null : t('sample.remove-failed')}
        onConfirm={() => remove.mutate({ orgId: organizationId, changed: withChanged ? 'remove' : 'keep' })}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
