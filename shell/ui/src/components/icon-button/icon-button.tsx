import { KitLink } from '../../provider/kit-link.ts';
import type { PressProps } from '../button/press.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<PressProps, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, e.g. 'Delete task'; shown as a tooltip too. */
  label: string;
  size?: 'sm' | 'md';
  variant?: 'subtle' | 'default' | 'danger';
}

/** A button that is only an icon. */
export function IconButton({ icon, label, size = 'md', variant = 'subtle', to, disabled = false, className, type = 'button', form, ref, ...rest }: IconButtonProps) {
  const looks = {
    className: [classes.root, className].filter(Boolean).join(' '),
    'data-size': size,
    'data-variant': variant,
    'aria-label': label,
  };
  const shape = <Icon name={icon} size={size === 'sm' ? 16 : 18} />;
  return (
    <Tooltip label={label}>
      {to === undefined || disabled ? (
        <button {...rest} {...looks} ref={ref} type={type} form={form} disabled={disabled}>
          {shape}
        </button>
      ) : (
        <KitLink {...rest} {...looks} to={to} ref={typeof ref === 'function' ? ref : undefined}>
          {shape}
        </KitLink>
      )}
    </Tooltip>
  );
}
