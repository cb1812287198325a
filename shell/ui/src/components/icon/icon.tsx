import * as icons from './icons.ts';

/** By name, as manifests name them too. */
export const ICONS = { ...icons };

export type IconName = keyof typeof ICONS;

export interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  /** Said by screen readers; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** One of the product's icons, in the color of the text around it. */
export function Icon({ name, size = 18, label, className }: IconProps) {
  const Shape = ICONS[name];
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Shape size={size} stroke={1.75} className={className} focusable={false} {...role} />;
}

/** For names that come from outside (a remote's manifest): the icon of that name, or `link` when there is none. */
export function iconName(name: string): IconName {
  return isIconName(name) ? name : 'link';
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
