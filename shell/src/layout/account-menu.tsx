import { useStore } from '@parapet/sdk/host';
import { menu, useLocale, useNavigate, useSession, type MenuItem } from '@parapet/sdk';
import { iconName, UserMenu } from '@parapet/ui';
import { useSignOut } from '../auth/use-sign-out.ts';
import { useShellText } from '../locales/texts.ts';

/** Who is signed in, what remotes offer them, and the way out. */
export function AccountMenu() {
  const { user } = useSession();
  const items = useStore(menu);
  const locale = useLocale();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const t = useShellText();

  function select(item: MenuItem) {
    if (item.kind === 'link') return;
    item.onClick?.();
    if (item.open !== undefined) void navigate(item.open);
  }

  const entries = items.map((item, index) => ({
    id: `item-${index}`,
    label: item.label[locale],
    icon: iconName(item.icon),
    ...(item.kind === 'link' ? { href: item.href } : { onSelect: () => select(item) }),
  }));
  const leave = { id: 'sign-out', label: t('user.sign-out'), icon: iconName('sign-out'), separated: entries.length > 0, onSelect: () => void signOut() };
  return <UserMenu name={user.name} detail={user.email} entries={[...entries, leave]} />;
}
