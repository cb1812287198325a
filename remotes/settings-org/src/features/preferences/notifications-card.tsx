import { Card, Stack } from '@parapet/ui';
import { CheckboxField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import type { Settings } from './use-settings.ts';

interface NotificationsCardProps {
  value: Pick<Settings, 'emailNotifications' | 'riskAlerts'>;
  onChange: (change: Partial<Settings>) => void;
}

/** Which messages the person wants. */
export function NotificationsCard({ value, onChange }: NotificationsCardProps) {
  const t = useTexts();
  return (
    <Card title={t('notifications.title')}>
      <Stack>
        <CheckboxField
          label={t('notifications.email')}
          required={false}
          value={value.emailNotifications}
          onChange={(emailNotifications) => onChange({ emailNotifications })}
        />
        <CheckboxField
          label={t('notifications.risk-alerts')}
          required={false}
          value={value.riskAlerts}
          onChange={(riskAlerts) => onChange({ riskAlerts })}
        />
      </Stack>
    </Card>
  );
}
