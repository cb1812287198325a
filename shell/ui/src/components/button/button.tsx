import type { ReactNode } from 'react';
import { KitLink } from '../../provider/kit-link.ts';
import { useRail } from '../app-layout/rail.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { DisabledReason } from './disabled-reason.tsx';
import hidden from '../../primitives/hidden.module.css';
import classes from './button.module.css';
import { doNothing, type PressProps } from './press.ts';

export type ButtonVariant = 'primary' | 'default' | 'subtle' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends Omit<PressProps, 'children'> {
  children: ReactNode;
  /** One `primary` a screen; `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Icon after the text. */
  trailingIcon?: IconName;
  /** Why the button cannot be used now; null when it can. It stays focusable, shows the reason as a tooltip and does nothing. */
  disabledReason?: string | null;
  /** Shows that work is under way; clicks do nothing, focus stays. */
  loading?: boolean;
  fullWidth?: boolean;
  /** Shows its icon alone, and its text as a hint: for rows with little room. */
  iconOnly?: boolean;
}

const ICON_SIZE: Record<ButtonSize, number> = { sm: 15, md: 16, lg: 18 };

/** A button, or with `to` a link that looks like one. */
export function Button({
  children,
  variant = 'default',
  size = 'md',
  icon,
  trailingIcon,
  to,
  loading = false,
  fullWidth = false,
  iconOnly: iconAlone = false,
  disabled = false,
  disabledReason = null,
  className,
  onClick,
  type = 'button',
  form,
  ref,
  ...rest
}: ButtonProps) {
  const rail = useRail();
  const iconOnly = (rail || iconAlone) && icon !== undefined;
  const attributes = {
    ...rest,
    className: [classes.root, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'data-icon-only': iconOnly || undefined,
  };
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={ICON_SIZE[size]} className={classes.icon} />}
      <span className={iconOnly ? hidden.hidden : classes.label}>{children}</span>
      {trailingIcon !== undefined && <Icon name={trailingIcon} size={ICON_SIZE[size]} className={classes.icon} />}
      {loading && <span className={classes.spinner} aria-hidden="true" />}
    </>
  );
  const button = (state: object, onPress = onClick) => (
    <button {...attributes} {...state} ref={ref} type={type} form={form} disabled={disabled} onClick={onPress}>
      {content}
    </button>
  );
  if (loading) return button({ 'aria-disabled': true, 'aria-busy': true }, doNothing);
  if (disabledReason !== null) {
    return (
      <DisabledReason reason={disabledReason}>
        {(described) => button({ ...described, 'data-blocked': true }, doNothing)}
      </DisabledReason>
    );
  }
  const shown =
    to === undefined || disabled ? (
      button({})
    ) : (
      <KitLink {...attributes} to={to} onClick={onClick} ref={typeof ref === 'function' ? ref : undefined}>
        {content}
      </KitLink>
    );
  return iconOnly && typeof children === 'string' ? (
    <Tooltip label={children} side={rail ? 'right' : 'top'}>
      {shown}
    </Tooltip>
  ) : (
    shown
  );
}
