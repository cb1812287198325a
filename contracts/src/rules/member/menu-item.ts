/** Items that developers add to the user menu: what each kind needs. */

/** As code hands it over, types unchecked: the caller may be plain JavaScript. */
export interface MenuItemInput {
  kind?: unknown;
  /** A text, or one for each language. */
  label?: unknown;
  icon?: unknown;
  onClick?: unknown;
  /** A path of the product. */
  open?: unknown;
  href?: unknown;
}

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function labelled(label: unknown): boolean {
  if (typeof label !== 'object' || label === null) return filled(label);
  const texts = Object.values(label);
  return texts.length > 0 && texts.every(filled);
}

/** The rule that an item breaks; null when it keeps them all. */
export function menuItemProblem({ kind, label, icon, onClick, open, href }: MenuItemInput): string | null {
  const shown = labelled(label) && filled(icon);
  if (kind === 'link') return shown && filled(href) ? null : 'A menu link needs href, label and icon';
  if (kind !== 'action') return 'A menu item is an action or a link';
  const leads = typeof onClick === 'function' || filled(open);
  return shown && leads ? null : 'A menu action needs a label, an icon and either a click handler or an open path';
}

/** The path that an action opens: a leading slash is added when it is missing. */
export function menuPath(open: string): string {
  const path = open.trim();
  return path.startsWith('/') ? path : `/${path}`;
}
