import { useTexts } from '../../provider/kit-context.ts';
import { KitLink } from '../../provider/kit-link.ts';
import { Badge } from '../badge/badge.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
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

/** An entry of the sidebar; a list item, so that it belongs in AppLayout's `nav`. */
export function NavItem({ label, icon, to, active = false, disabled = false, badge }: NavItemProps) {
  const t = useTexts();
  const shownBadge = badge ?? (disabled ? t('nav.inProgress') : undefined);
  const content = (
    <>
      <Icon name={icon} size={18} className={classes.icon} />
      <span className={classes.label}>{label}</span>
      {shownBadge !== undefined && <Badge>{shownBadge}</Badge>}
    </>
  );
  return (
    <li>
      {disabled ? (
        <span className={classes.root} aria-disabled="true">
          {content}
        </span>
      ) : (
        <KitLink to={to} className={classes.root} aria-current={active ? 'page' : undefined}>
          {content}
        </KitLink>
      )}
    </li>
  );
}
