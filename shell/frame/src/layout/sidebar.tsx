import type { NavEntry, RemoteManifest } from '@parapet/contracts/remote';
import { useLocale, useLocation } from '@parapet/sdk';
import { Button, iconName, NavItem } from '@parapet/ui';
import { usePermitted } from './use-permitted.ts';

interface SidebarProps {
  remotes: readonly RemoteManifest[];
}

/** The entries of all remotes by their `order`, without those whose permission the person lacks. */
function useNavEntries(remotes: readonly RemoteManifest[]): readonly NavEntry[] {
  const permitted = usePermitted();
  return remotes
    .flatMap(({ nav }) => nav)
    .filter(permitted)
    .toSorted((a, b) => a.order - b.order);
}

/** The prominent entries at the top of the sidebar. */
export function SidebarActions({ remotes }: SidebarProps) {
  const locale = useLocale();
  return useNavEntries(remotes)
    .filter(({ kind }) => kind === 'button')
    .map(({ id, label, icon, to }) => (
      <Button key={id} to={to} icon={iconName(icon)} variant="primary" fullWidth>
        {label[locale]}
      </Button>
    ));
}

export function SidebarLinks({ remotes }: SidebarProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  return useNavEntries(remotes)
    .filter(({ kind }) => kind === 'link')
    .map(({ id, label, icon, to, disabled }) => (
      <NavItem
        key={id}
        label={label[locale]}
        icon={iconName(icon)}
        to={to}
        active={!disabled && (pathname === to || pathname.startsWith(`${to}/`))}
        {...(disabled && { disabled: true, badge: disabled.badge[locale] })}
      />
    ));
}
