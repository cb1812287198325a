import { EMAIL_HOUR, type Preferences } from '@parapet/contracts';
import { DEFAULT_RISK_MATRIX, sameValue } from '@parapet/contracts/rules';
import { failureOf, useLeaveGuard, useNotify, usePreferences } from '@parapet/sdk';
import { useValuesEdit } from '@parapet/sdk/saving';
import { useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { hasColors } from '../../matrix/matrix-settings.ts';

/** What this page changes. */
export type Settings = Required<
  Pick<
    Preferences,
    | 'theme'
    | 'language'
    | 'dateOrder'
    | 'emailNotifications'
    | 'riskAlerts'
    | 'emailDelivery'
    | 'emailHour'
    | 'emailMuted'
    | 'riskMatrix'
  >
> & {
  /** Null for that of the installation. */
  assistantModel: string | null;
  /** Null for that of the organization. */
  timeZone: string | null;
};

/** Milliseconds that the messages of this page stay. */
const TOAST = 3_000;

function settingsOf({
  theme,
  language,
  dateOrder = 'region',
  emailNotifications = false,
  riskAlerts = false,
  emailDelivery = 'at-once',
  emailHour = EMAIL_HOUR,
  emailMuted = [],
  riskMatrix = DEFAULT_RISK_MATRIX,
  assistantModel,
  timeZone,
}: Preferences): Settings {
  return {
    theme,
    language,
    dateOrder,
    emailNotifications,
    riskAlerts,
    emailDelivery,
    emailHour,
    emailMuted,
    riskMatrix,
    assistantModel: assistantModel ?? null,
    timeZone: timeZone ?? null,
  };
}

/** The default matrix is stored as none, so that it follows a later default. */
function patchOf({ riskMatrix, ...changes }: Partial<Settings>) {
  if (riskMatrix === undefined) return changes;
  return { ...changes, riskMatrix: sameValue(riskMatrix, DEFAULT_RISK_MATRIX) ? null : riskMatrix };
}

/** The person's settings. Changes of theme, language and order of dates are previewed; nothing is stored before `save`. */
export function useSettings() {
  const t = useTexts();
  const notify = useNotify();
  const { preferences, save: store, preview } = usePreferences();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const edit = useValuesEdit(settingsOf(preferences), { isSaving: saving });
  const { values: value, changes, isChanged: changed, change } = edit;

  const { theme, language, dateOrder } = changes;
  useEffect(
    () => preview({ ...(theme && { theme }), ...(language && { language }), ...(dateOrder && { dateOrder }) }),
    [theme, language, dateOrder, preview],
  );
  useEffect(() => () => preview({}), [preview]);

  const discard = () => {
    edit.discard();
    setFailure(null);
  };
  useLeaveGuard(changed, { onDiscard: discard });

  const save = async () => {
    setFailure(null);
    if (!hasColors(value.riskMatrix)) {
      setFailure(t('matrix.color-needed'));
      return;
    }
    setSaving(true);
    try {
      await store(patchOf(changes));
      edit.saved(changes);
      notify.success(t('settings.saved'), { duration: TOAST });
    } catch (error) {
      const { message } = failureOf(error, t('settings.failed'));
      setFailure(message);
      notify.error(t('settings.failed'), { duration: TOAST });
    } finally {
      setSaving(false);
    }
  };
  return { value, changed, change, discard, save, saving, failure };
}
