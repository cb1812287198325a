import type { RemoteManifest } from '@parapet/contracts/remote';
import { canInspectAudit } from '@parapet/contracts/rules';
import { routes, useLocale, useSession } from '@parapet/sdk';
import { iconName, type IconName } from '@parapet/ui';
import { useFrameText } from '../locales/texts.ts';
import { usePermitted } from './use-permitted.ts';

export interface ProductPage {
  to: string;
  label: string;
  icon: IconName | undefined;
}

/** The pages that somebody can go to: those of the sidebar, and the others that have an address without an id. */
export function usePages(remotes: readonly RemoteManifest[]): ProductPage[] {
  const permitted = usePermitted();
  const locale = useLocale();
  const { role, user } = useSession();
  const nav = remotes.flatMap((remote) => remote.nav).toSorted((a, b) => a.order - b.order);
  const entries = nav
    .filter((entry) => entry.kind === 'link' && entry.disabled === undefined && permitted(entry))
    .map(({ to, label, icon }) => ({ to, label: label[locale], icon: iconName(icon) }));
  const others = remotes
    .flatMap((remote) => remote.routes)
    .filter(({ path, title }) => title !== null && !path.includes(':') && nav.every(({ to }) => to !== path))
    .filter(({ path }) => path !== routes.releases() || user.isServerAdmin)
    .map(({ path, title }) => ({ to: path, label: title?.[locale] ?? '', icon: undefined }));
  const log = remotes.flatMap((remote) => remote.routes).find(({ path }) => path === routes.auditLog());
  const isListed = entries.some(({ to }) => to === routes.auditLog());
  const t = useFrameText();
  return [
    ...entries,
    { to: routes.notifications(), label: t('bell.title'), icon: iconName('bell') },
    ...others,
    ...(log?.title && !isListed && canInspectAudit({ role }).allowed
      ? [{ to: log.path, label: log.title[locale], icon: iconName('history') }]
      : []),
  ];
}
