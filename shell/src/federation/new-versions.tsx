import { useFormat, useLocale } from '@parapet/sdk';
import { useServices, useStore } from '@parapet/sdk/host';
import { useEffect, useEffectEvent } from 'react';
import { useShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';
import { followReleases } from './follow-releases.ts';
import { useReleaseText } from './locales/texts.ts';

/** The offer comes back this long (ms) after it was shown, if it was closed. */
const AGAIN = 60 * 60 * 1_000;

/** Offers to reload the page when there are newer releases than those that it has started. Never reloads by itself. */
export function NewVersions() {
  const { loader, registry } = useShell();
  const { live, notifications } = useServices();
  useEffect(() => followReleases(live, registry), [live, registry]);
  const t = useReleaseText();
  const shellText = useShellText();
  const locale = useLocale();
  const format = useFormat();
  const newer = useStore(registry.released).filter(
    ({ name, version }) => ![version, undefined].includes(loader.version(name)),
  );
  const show = useEffectEvent(() => {
    const names = format.list(newer.map(({ label }) => label[locale]));
    return notifications.show('info', t('newer', { names }), {
      action: { label: shellText('crash.reload'), onSelect: () => location.reload() },
    });
  });
  const versions = newer.map(({ name, version }) => `${name} ${version}`).join();
  useEffect(() => {
    if (versions === '') return undefined;
    let shown = show();
    const timer = setInterval(() => {
      notifications.dismiss(shown);
      shown = show();
    }, AGAIN);
    return () => {
      clearInterval(timer);
      notifications.dismiss(shown);
    };
  }, [versions, notifications]);
  return null;
}
