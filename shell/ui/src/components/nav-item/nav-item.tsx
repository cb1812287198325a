import { useTexts } from '../../provider/kit-context.ts';
import { KitLink } from '../../provider/kit-link.ts';
import { useRail } from '../app-layout/rail.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import hidden from '../../primitives/hidden.module.css';
import classes from './nav-item.module.css';

export interface NavItemProps {
  label: string;
  icon: IconName;
  /** A path of the product. */
  to: string;
  /** The page that is shown belongs to it. */
  active?: boolean;
  /** Shown with an 'In Progress' badge and not clickable. */
  disabled?: boolean;
  /** In the place of 'In Progress', or a count. */
  badge?: string;
}

/** An entry of the sidebar; a list item, so that it belongs in AppLayout's `nav`. In the rail only its icon is seen. */
export function NavItem({ label, icon, to, active = false, disabled = false, badge }: NavItemProps) {
  const t = useTexts();
  const rail = useRail();
  const shownBadge = badge ?? (disabled ? t('nav.inProgress') : undefined);
  const state = { className: classes.root, 'data-icon-only': rail || undefined };
  const content = (
    <>
      <Icon name={icon} size={17} className={classes.icon} />
      {/* In the rail they are still its name. */}
      <span className={rail ? hidden.hidden : classes.label}>{label}</span>
      {shownBadge !== undefined && <span className={rail ? hidden.hidden : classes.badge}>{shownBadge}</span>}
    </>
  );
  return (
    <li>
      <Tooltip label={shownBadge === undefined ? label : `${label} · ${shownBadge}`} side="right" disabled={!rail}>
        {disabled ? (
          <span {...state} aria-disabled="true">
            {content}
          </span>
        ) : (
          <KitLink {...state} to={to} aria-current={active ? 'page' : undefined}>
            {content}
          </KitLink>
        )}
      </Tooltip>
    </li>
  );
}
