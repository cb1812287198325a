import { lazyPage, useLocation, useOnline, type LocaleLoaders } from '@parapet/sdk';
import { useServices } from '@parapet/sdk/host';
import { useEffect, useState } from 'react';
import { SHELL_NAMESPACE } from '../locales/texts.ts';

export const chatLocales: LocaleLoaders = {
  en: () => import('./locales/en.ts').then((module) => module.chat),
  es: () => import('./locales/es.ts').then((module) => module.chat),
  fr: () => import('./locales/fr.ts').then((module) => module.chat),
  de: () => import('./locales/de.ts').then((module) => module.chat),
};

const Chat = lazyPage(() => import('./chat.tsx').then((module) => module.Chat), {
  texts: [{ namespace: SHELL_NAMESPACE, locales: chatLocales }],
});

/** The Risk Assistant, which comes after the page. If it cannot be loaded, it is tried again with the next page, or once there is a connection. */
export function LazyChat() {
  const { translator } = useServices();
  const { pathname } = useLocation();
  const online = useOnline();
  const [ready, setReady] = useState(Chat.loaded);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  useEffect(() => {
    if (ready || !online || failedAt === pathname) return;
    Chat.preload(translator).then(
      () => setReady(true),
      () => setFailedAt(pathname),
    );
  }, [ready, failedAt, translator, pathname, online]);
  return ready && <Chat />;
}
