/** What items need that developers add to the user menu. */

/** Types are not checked, as the caller may be plain JavaScript. */
export interface MenuItemInput {
  kind?: unknown;
  /** A text, or a text for each language. */
  label?: unknown;
  icon?: unknown;
  onClick?: unknown;
  /** A path of the product. */
  open?: unknown;
  href?: unknown;
}

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function isLabel(label: unknown): boolean {
  if (typeof label !== 'object' || label === null) return filled(label);
  const texts = Object.values(label);
  return texts.length > 0 && texts.every(filled);
}

/** What is wrong with an item; null when nothing is. */
export function menuItemProblem({ kind, label, icon, onClick, open, href }: MenuItemInput): string | null {
  const isShown = isLabel(label) && filled(icon);
  if (kind === 'link') return isShown && filled(href) ? null : 'A menu link needs href, label and icon';
  if (kind !== 'action') return 'A menu item is an action or a link';
  const hasTarget = typeof onClick === 'function' || filled(open);
  return isShown && hasTarget ? null : 'A menu action needs a label, an icon and either a click handler or an open path';
}

/** The path that an action opens, with a leading slash. */
export function menuPath(open: string): string {
  const path = open.trim();
  return path.startsWith('/') ? path : `/${path}`;
}
