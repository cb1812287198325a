import { userMenu, useLocale, useNavigate, useNotify, useSession, type MenuItem } from '@parapet/sdk';
import { useStore } from '@parapet/sdk/host';
import { iconName, UserMenu } from '@parapet/ui';
import { useState } from 'react';
import { useFrameText } from '../locales/texts.ts';
import { later } from './load-later.ts';

const JobsDialog = later('JobsDialog');

/** Who is signed in, the entries that remotes add, and signing out. */
export function AccountMenu({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { user } = useSession();
  const items = useStore(userMenu);
  const locale = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const t = useFrameText();
  const [jobs, setJobs] = useState(false);

  function select(item: MenuItem) {
    if (item.kind === 'link') return;
    item.onClick?.();
    if (item.open !== undefined) void navigate(item.open);
  }
  const signOut = () => void onSignOut().catch(() => notify.error(t('user.sign-out-failed')));

  const entries = items.map((item, index) => ({
    id: `item-${index}`,
    label: item.label[locale],
    icon: iconName(item.icon),
    ...(item.kind === 'link' ? { href: item.href } : { onSelect: () => select(item) }),
  }));
  const leave = {
    id: 'sign-out',
    label: t('user.sign-out'),
    icon: iconName('sign-out'),
    separated: true,
    onSelect: signOut,
  };
  const myJobs = { id: 'jobs', label: t('user.jobs'), icon: iconName('refresh'), onSelect: () => setJobs(true) };
  return (
    <>
      <UserMenu name={user.name} detail={user.email} entries={[...entries, myJobs, leave]} />
      {jobs && <JobsDialog onClose={() => setJobs(false)} />}
    </>
  );
}
