import { EMAIL_DELIVERIES, NOTIFICATION_KINDS } from '@parapet/contracts';
import { query, useFormat, useQuery } from '@parapet/sdk';
import { Card, QueryView, SimpleGrid, Stack, Text } from '@parapet/ui';
import { CheckboxField, CheckboxGroup, SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { Settings } from './use-settings.ts';

interface NotificationsCardProps {
  value: Pick<Settings, 'emailNotifications' | 'riskAlerts' | 'emailDelivery' | 'emailHour' | 'emailMuted'>;
  onChange: (change: Partial<Settings>) => void;
}

/** Those of a risk that became critical have a switch of their own. */
const KINDS = NOTIFICATION_KINDS.filter((kind) => kind !== 'critical');
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Which notifications are mailed to the person, and when. */
export function NotificationsCard({ value, onChange }: NotificationsCardProps) {
  const t = useTexts();
  const session = useQuery(query('getAuthSession'));
  return (
    <Card title={t('notifications.title')}>
      <QueryView query={session} failed={t('notifications.failed')} size="sm">
        {({ sends_mail }) =>
          sends_mail ? <Mails value={value} onChange={onChange} /> : <Text size="sm">{t('notifications.no-mail')}</Text>
        }
      </QueryView>
    </Card>
  );
}

function Mails({ value, onChange }: NotificationsCardProps) {
  const t = useTexts();
  const format = useFormat();
  const { emailNotifications, riskAlerts, emailDelivery, emailHour, emailMuted } = value;
  return (
    <Stack>
      <CheckboxField
        label={t('notifications.email')}
        hint={t('notifications.email-hint')}
        required={false}
        value={emailNotifications}
        onChange={(on) => onChange({ emailNotifications: on })}
      />
      {emailNotifications && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <SelectField
              label={t('notifications.delivery')}
              value={emailDelivery}
              options={EMAIL_DELIVERIES.map((one) => ({ value: one, label: t(`notifications.delivery.${one}`) }))}
              onChange={(delivery) => onChange({ emailDelivery: delivery })}
            />
            {emailDelivery === 'daily' && (
              <SelectField
                label={t('notifications.hour')}
                hint={t('notifications.hour-hint')}
                value={String(emailHour)}
                options={HOURS.map((hour) => ({ value: String(hour), label: format.time(new Date(2026, 0, 1, hour)) }))}
                onChange={(hour) => onChange({ emailHour: Number(hour) })}
              />
            )}
          </SimpleGrid>
          <CheckboxGroup
            label={t('notifications.kinds')}
            required={false}
            options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            value={KINDS.filter((kind) => !emailMuted.includes(kind))}
            onChange={(chosen) => onChange({ emailMuted: KINDS.filter((kind) => !chosen.includes(kind)) })}
          />
        </>
      )}
      <CheckboxField
        label={t('notifications.risk-alerts')}
        hint={t('notifications.risk-alerts-hint')}
        required={false}
        value={riskAlerts}
        onChange={(on) => onChange({ riskAlerts: on })}
      />
    </Stack>
  );
}
