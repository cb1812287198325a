import type { PageTexts, RemoteDefinition } from '@parapet/sdk';
import { isLazyPage } from '@parapet/sdk/host';

/** All texts of a remote: those of every page, and those that only some pages load. */
export function textsOf({ name, locales, pages }: RemoteDefinition): PageTexts[] {
  const ofPages = Object.values(pages).flatMap((page) => (isLazyPage(page) ? page.texts : []));
  return [{ namespace: name, locales }, ...new Set(ofPages)];
}
