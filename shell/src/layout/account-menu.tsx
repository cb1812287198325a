import { useStore } from '@parapet/sdk/host';
import { menu, useLocale, useNavigate, useNotify, useSession, type MenuItem } from '@parapet/sdk';
import { iconName, UserMenu } from '@parapet/ui';
import { useShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';

/** Who is signed in, what remotes offer them, and the way out. */
export function AccountMenu() {
  const { auth } = useShell();
  const { user } = useSession();
  const items = useStore(menu);
  const locale = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const t = useShellText();

  function select(item: MenuItem) {
    if (item.kind === 'link') return;
    item.onClick?.();
    if (item.open !== undefined) void navigate(item.open);
  }

  async function signOut() {
    try {
      // Leaving the page for good drops every trace of the person's data from it.
      location.assign((await auth.signOut()) ?? '/');
    } catch {
      notify.error(t('user.sign-out-failed'));
    }
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
