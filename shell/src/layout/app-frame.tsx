import { useLocale, useLocation, useSession } from '@parapet/sdk';
import { Outlet, useStore } from '@parapet/sdk/host';
import { AppLayout } from '@parapet/ui';
import { useEffect } from 'react';
import { useAppearance } from '../appearance/use-appearance.ts';
import { useShellText } from '../locales/texts.ts';
import { useShell } from '../shell-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { ProductBrand } from './product-brand.tsx';
import { findRoute, useDocumentTitle } from './page-title.ts';
import { SidebarActions, SidebarLinks } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The signed-in product: sidebar, and the page of the route beside it. */
export function AppFrame() {
  const { registry, loader } = useShell();
  const remotes = useStore(registry);
  const { preferences } = useSession();
  const { pathname } = useLocation();
  const locale = useLocale();
  const t = useShellText();
  const route = findRoute(remotes, pathname);
  useDocumentTitle(route ? (route.title?.[locale] ?? null) : t('not-found.title'));
  useFocusOnNavigation();
  useAppearance(preferences);

  // The other parts are fetched while nothing else is going on, so that the next click finds them here.
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000));
    idle(() => {
      for (const { name } of registry.get()) void loader.load(name);
    });
  }, [registry, loader]);

  return (
    <AppLayout brand={<ProductBrand />} action={<SidebarActions />} nav={<SidebarLinks />} footer={<AccountMenu />}>
      <Outlet />
    </AppLayout>
  );
}
