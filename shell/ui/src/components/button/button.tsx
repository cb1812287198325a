import type { MouseEventHandler, ReactNode } from 'react';
import { KitLink } from '../../provider/kit-link.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './button.module.css';
import type { PressProps } from './press.ts';

export type ButtonVariant = 'primary' | 'default' | 'subtle' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends Omit<PressProps, 'children'> {
  children: ReactNode;
  /** One `primary` a screen; `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Icon behind the text. */
  trailingIcon?: IconName;
  /** Shows that work is under way; clicks do nothing, focus stays. */
  loading?: boolean;
  fullWidth?: boolean;
}

const ICON_SIZE: Record<ButtonSize, number> = { sm: 15, md: 17, lg: 18 };

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
  disabled = false,
  className,
  onClick,
  type = 'button',
  form,
  ref,
  ...rest
}: ButtonProps) {
  const looks = {
    className: [classes.root, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={ICON_SIZE[size]} />}
      <span className={classes.label}>{children}</span>
      {trailingIcon !== undefined && <Icon name={trailingIcon} size={ICON_SIZE[size]} />}
      {loading && <span className={classes.spinner} aria-hidden="true" />}
    </>
  );
  if (to !== undefined && !disabled && !loading) {
    return (
      <KitLink {...rest} {...looks} to={to} onClick={onClick} ref={typeof ref === 'function' ? ref : undefined}>
        {content}
      </KitLink>
    );
  }
  const click: MouseEventHandler<HTMLElement> | undefined = loading ? (event) => event.preventDefault() : onClick;
  return (
    <button {...rest} {...looks} {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})} ref={ref} type={type} form={form} disabled={disabled} onClick={click}>
      {content}
    </button>
  );
}
