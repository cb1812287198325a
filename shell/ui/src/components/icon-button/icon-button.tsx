import type { ButtonHTMLAttributes, Ref } from 'react';
import { useLinkComponent } from '../../provider/kit-context.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, e.g. 'Delete task'; shown as a tooltip too. */
  label: string;
  size?: 'sm' | 'md';
  variant?: 'subtle' | 'default' | 'danger';
  /** Makes it a link to this path of the product. */
  to?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon. */
export function IconButton({ icon, label, size = 'md', variant = 'subtle', to, className, type = 'button', ...rest }: IconButtonProps) {
  const Link = useLinkComponent();
  const looks = {
    className: [classes.root, className].filter(Boolean).join(' '),
    'data-size': size,
    'data-variant': variant,
    'aria-label': label,
  };
  const shape = <Icon name={icon} size={size === 'sm' ? 16 : 18} />;
  return (
    <Tooltip label={label}>
      {to === undefined ? (
        <button {...rest} {...looks} type={type}>
          {shape}
        </button>
      ) : (
        <Link to={to} {...looks}>
          {shape}
        </Link>
      )}
    </Tooltip>
  );
}
