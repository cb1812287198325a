import { Menu as MantineMenu } from '@mantine/core';
import { VisuallyHidden } from '../../primitives/primitives.ts';
import { KitLink } from '../../provider/kit-link.ts';
import { Icon } from '../icon/icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import classes from './menu.module.css';

/** What stands in a menu. */
export function MenuEntries({ entries, heading }: { entries: readonly MenuEntry[]; heading?: string }) {
  return (
    <>
      {heading !== undefined && <MantineMenu.Label>{heading}</MantineMenu.Label>}
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          isSaid={entries.findIndex(({ disabledReason }) => disabledReason === entry.disabledReason) < index}
        />
      ))}
    </>
  );
}

/** @param isSaid whether an entry above shows the same reason, which is then only read out */
function Entry({ entry, isSaid }: { entry: MenuEntry; isSaid: boolean }) {
  const { to, href, disabledReason } = entry;
  const unavailable = disabledReason !== undefined;
  const shared = {
    leftSection: signOf(entry),
    disabled: entry.disabled,
    closeMenuOnClick: unavailable ? false : undefined,
    'data-danger': entry.danger || undefined,
    'data-unavailable': unavailable || undefined,
    'aria-checked': entry.checked,
    ref: (element: HTMLElement | null) => describe(element, entry),
    onClick: unavailable ? undefined : entry.onSelect,
    children: unavailable ? <Reasoned label={entry.label} reason={disabledReason} isSaid={isSaid} /> : entry.label,
  };
  const link = unavailable ? null : target(to, href);
  return (
    <>
      {entry.separated && <MantineMenu.Divider />}
      {link?.to !== undefined && (
        <MantineMenu.Item {...shared} renderRoot={(props) => <KitLink {...props} to={link.to} />} />
      )}
      {link?.href !== undefined && (
        <MantineMenu.Item {...shared} component="a" href={link.href} target="_blank" rel="noreferrer" />
      )}
      {link === null && <MantineMenu.Item {...shared} />}
    </>
  );
}

type Target = { to: string; href?: undefined } | { href: string; to?: undefined };

function target(to: string | undefined, href: string | undefined): Target | null {
  if (to !== undefined) return { to };
  return href === undefined ? null : { href };
}

/** Sets both attributes on the element: Mantine overrides them when given as props, and arrow keys skip its `disabled` entries. */
function describe(element: HTMLElement | null, { checked, disabledReason }: MenuEntry): void {
  if (element === null) return;
  if (checked !== undefined) element.setAttribute('role', 'menuitemradio');
  if (disabledReason === undefined) element.removeAttribute('aria-disabled');
  else element.setAttribute('aria-disabled', 'true');
}

function signOf({ icon, checked }: MenuEntry) {
  if (checked !== undefined) return <span className={classes.tick}>{checked && <Icon name="check" size={16} />}</span>;
  return icon === undefined ? undefined : <Icon name={icon} size={16} />;
}

function Reasoned({ label, reason, isSaid }: { label: string; reason: string; isSaid: boolean }) {
  return (
    <>
      {label}
      {isSaid ? <VisuallyHidden> {reason}</VisuallyHidden> : <span className={classes.reason}>{reason}</span>}
    </>
  );
}
