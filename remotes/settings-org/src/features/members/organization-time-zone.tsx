import type { Organization } from '@parapet/contracts';
import { useCan, useDescribeError, useNotify, useOperation } from '@parapet/sdk';
import { Combobox } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { TIME_ZONES } from '../../time-zones.ts';

/** The time zone for mails and for clients that name none. A choice is saved at once. */
export function OrganizationTimeZone({ organization: { id: orgId, time_zone } }: { organization: Organization }) {
  const t = useTexts();
  const notify = useNotify();
  const describe = useDescribeError();
  const [chosen, setChosen] = useState(time_zone);
  const { allowed, reason } = useCan()('organizations', 'update');
  const update = useOperation('updateOrganization', {
    onSuccess: () => notify.success(t('organization.time-zone-saved')),
    onError: (error) => notify.error(describe(error).message ?? t('organization.time-zone-failed')),
  });
  // A choice that the server refused goes back to what is stored.
  const shown = update.isPending ? chosen : time_zone;
  return (
    <Combobox
      label={t('organization.time-zone')}
      hint={t('organization.time-zone-hint')}
      value={shown}
      selected={{ value: shown, label: shown }}
      options={TIME_ZONES}
      clearable={false}
      onChange={(zone) => {
        if (zone === null || zone === time_zone) return;
        setChosen(zone);
        update.mutate({ orgId, body: { time_zone: zone } });
      }}
      {...(!allowed && reason !== undefined && { disabledReason: reason })}
    />
  );
}
