import type { NavEntry } from '@parapet/contracts/remote';
import { ACTIONS, RESOURCES } from '@parapet/contracts/rules';
import { useCan, useLocale, useLocation } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { Button, iconName, NavItem } from '@parapet/ui';
import { useShell } from '../shell-context.ts';

/** Every remote's entries, in the order they ask for, without those the person's role has no use for. */
function useNavEntries(): readonly NavEntry[] {
  const remotes = useStore(useShell().registry);
  const can = useCan();
  const permitted = ({ needs }: NavEntry) => {
    if (!needs) return true;
    const resource = RESOURCES.find((one) => one === needs.resource);
    const action = ACTIONS.find((one) => one === needs.action);
    return resource !== undefined && action !== undefined && can(resource, action).allowed;
  };
  return remotes
    .flatMap(({ nav }) => nav)
    .filter(permitted)
    .toSorted((a, b) => a.order - b.order);
}

/** The prominent entries on top of the sidebar. */
export function SidebarActions() {
  const locale = useLocale();
  return useNavEntries()
    .filter(({ kind }) => kind === 'button')
    .map(({ id, label, icon, to }) => (
      <Button key={id} to={to} icon={iconName(icon)} variant="primary" fullWidth>
        {label[locale]}
      </Button>
    ));
}

export function SidebarLinks() {
  const locale = useLocale();
  const { pathname } = useLocation();
  return useNavEntries()
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
