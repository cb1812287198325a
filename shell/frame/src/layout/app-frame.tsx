import type { RemoteManifest, RemoteRelease } from '@parapet/contracts/remote';
import { routes, useLocale, useLocation, useSession } from '@parapet/sdk';
import { Outlet } from '@parapet/sdk/host';
import { AppLayout } from '@parapet/ui';
import { useState, type ReactNode } from 'react';
import { useAppearance } from '../appearance/use-appearance.ts';
import { useFrameText } from '../locales/texts.ts';
import { findRoute, useDocumentTitle } from '../navigation/page-title.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';
import { useFocusFallback } from '../navigation/use-focus-fallback.ts';
import type { OpenedCommands } from '../palette/commands.tsx';
import { StartedJobs } from '../jobs/started-jobs.tsx';
import { AbovePage } from './above-page.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Extras } from './extras.tsx';
import { later } from './load-later.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { ProductBrand } from './product-brand.tsx';
import classes from './app-frame.module.css';
import { SidebarActions, SidebarLinks } from './sidebar.tsx';

const Utilities = later('Utilities');
const NotificationsPage = later('NotificationsPage');

interface AppFrameProps {
  /** Remotes whose page titles and, unless they are switched off, sidebar entries are shown. */
  remotes: readonly (RemoteManifest & Pick<RemoteRelease, 'off'>)[];
  /** Whether the first page is there: then comes what nobody waits for. */
  complete: boolean;
  /** Ends the session. @throws when that fails */
  onSignOut: () => Promise<void>;
  /** What stands above the page. */
  notices?: ReactNode;
}

/** The signed-in product: sidebar, and the page of the route beside it. */
export function AppFrame({ remotes, complete, onSignOut, notices }: AppFrameProps) {
  const { preferences } = useSession();
  const { pathname } = useLocation();
  const locale = useLocale();
  const t = useFrameText();
  const route = findRoute(remotes, pathname);
  const available = remotes.filter(({ off }) => off === undefined);
  const isNotifications = pathname === routes.notifications();
  const [unread, setUnread] = useState('');
  const title = t(isNotifications ? 'bell.title' : 'not-found.title');
  useDocumentTitle(route ? (route.title?.[locale] ?? null) : title, unread);
  useFocusOnNavigation();
  useFocusFallback();
  useAppearance(preferences);
  const [opened, setOpened] = useState<OpenedCommands>(null);
  const utilities = complete && <Utilities unread={unread} onOpen={setOpened} />;
  return (
    <AppLayout
      brand={<ProductBrand />}
      action={<SidebarActions remotes={available} />}
      nav={<SidebarLinks remotes={available} />}
      footer={
        <>
          <div className={classes.commands}>{utilities}</div>
          <AccountMenu onSignOut={onSignOut} />
        </>
      }
      barActions={utilities}
    >
      <AbovePage>
        <div className={classes.notices}>
          <OfflineBanner />
          {notices}
        </div>
        <StartedJobs />
      </AbovePage>
      <Extras ready={complete} remotes={available} opened={opened} onOpen={setOpened} onUnread={setUnread} />
      {isNotifications ? <NotificationsPage /> : <Outlet />}
    </AppLayout>
  );
}
