import { useTexts } from '../../provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/primitives.ts';
import { useRail } from '../app-layout/rail.ts';
import { initials } from '../avatar/initials.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuEntry } from '../menu/menu-entry.ts';
import hidden from '../../primitives/hidden.module.css';
import classes from './user-menu.module.css';

export interface UserMenuProps {
  /** Name of the person, or the e-mail address. */
  name: string;
  /** Below the name, e.g. the e-mail address or the role. */
  detail?: string;
  /** What the menu offers; sign-out last. */
  entries: readonly MenuEntry[];
}

/** The person who is signed in, and what they can do about it. */
export function UserMenu({ name, detail, entries }: UserMenuProps) {
  const t = useTexts();
  const rail = useRail();
  const trigger = (
    <button
      type="button"
      className={classes.trigger}
      data-icon-only={rail || undefined}
      title={rail ? name : undefined}
    >
      {/* Hidden text instead of `aria-label`, so that the visible text is part of the button's name too (WCAG 2.5.3). */}
      <VisuallyHidden>{t('user.menu', { name })}</VisuallyHidden>
      <span className={classes.avatar} aria-hidden="true">
        {initials(name)}
      </span>
      {/* In the rail it is still in the button's name. */}
      <span className={rail ? hidden.hidden : classes.who}>
        <span className={classes.name} aria-hidden="true" dir="auto">
          {name}
        </span>
        {detail !== undefined && (
          <span className={classes.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      <Icon name="selector" size={16} className={classes.arrow} />
    </button>
  );
  return <Menu trigger={trigger} entries={entries} side="top-start" width={226} />;
}
