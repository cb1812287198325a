import { LOCALES, type LocalizedText } from '../locale/locale.ts';
import { createStore } from '../runtime/store.ts';

/** An entry of the user menu that does something: `onClick`, or `open`, a path of the product. */
export interface MenuAction {
  kind: 'action';
  label: LocalizedText;
  /** Name of an icon of the UI kit. */
  icon: string;
  onClick?: () => void;
  /** A leading slash is added when it is missing. */
  open?: string;
}

/** An entry of the user menu that leads out of the product. */
export interface MenuLink {
  kind: 'link';
  label: LocalizedText;
  icon: string;
  href: string;
}

export type MenuItem = MenuAction | MenuLink;

const filled = (text: string | undefined) => typeof text === 'string' && text.trim() !== '';
const labelled = (label: LocalizedText | undefined) =>
  label !== undefined && LOCALES.every((locale) => filled(label[locale]));

/** The rules an entry must keep; says which one is broken. Remotes may be plain JavaScript, so types alone don't do. */
function check(item: MenuItem): MenuItem {
  if (item.kind === 'link') {
    if (!filled(item.href) || !labelled(item.label) || !filled(item.icon)) {
      throw new TypeError(`A menu link needs href, label (in ${LOCALES.join(', ')}) and icon: ${JSON.stringify(item)}`);
    }
    return item;
  }
  if (item.kind !== 'action') throw new TypeError(`A menu item is an action or a link: ${JSON.stringify(item)}`);
  const leads = typeof item.onClick === 'function' || filled(item.open);
  if (!labelled(item.label) || !filled(item.icon) || !leads) {
    throw new TypeError(
      `A menu action needs a label (in ${LOCALES.join(', ')}), an icon and either a click handler or an open path: ${JSON.stringify(item)}`,
    );
  }
  return item.open !== undefined && !item.open.startsWith('/') ? { ...item, open: `/${item.open}` } : item;
}

const items = createStore<readonly MenuItem[]>([]);

/** Entries that remotes add to the user menu, above 'Sign out'. */
export const userMenu = {
  ...items,
  /** Returns a function that takes the entries away. @throws {TypeError} when one breaks the rules; then none is added */
  add(...added: MenuItem[]): () => void {
    const checked = added.map(check);
    items.set([...items.get(), ...checked]);
    return () => items.set(items.get().filter((item) => !checked.includes(item)));
  },
};
