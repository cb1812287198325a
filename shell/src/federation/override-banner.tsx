import { useLocale, useLocation } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { Alert, Button } from '@parapet/ui';
import { useShell } from '../shell-context.ts';
import { useReleaseText } from './locales/texts.ts';
import { overridden } from './overridden.ts';

/** On every page while this session has another release than the live one. It cannot be hidden, only left. */
export function OverrideBanner() {
  const t = useReleaseText();
  const locale = useLocale();
  const remotes = useStore(useShell().registry);
  const { pathname, search } = useLocation();
  const override = overridden();
  if (override === null) return null;
  const { name, version } = override;
  const label = remotes.find((one) => one.name === name)?.label[locale] ?? name;
  return (
    <Alert
      kind="warning"
      title={t('override', { label, version })}
      actions={
        // A form, because the server ends it and loads the page anew.
        <form method="post" action="/idp/override/leave">
          <input type="hidden" name="to" value={`${pathname}${search}`} />
          <Button size="sm" type="submit">
            {t('override.leave')}
          </Button>
        </form>
      }
    >
      {t('override.message')}
    </Alert>
  );
}
