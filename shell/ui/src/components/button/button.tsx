import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { useLinkComponent } from '../../provider/kit-context.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import classes from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'subtle' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode;
  /** One `primary` a screen; `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Icon behind the text. */
  trailingIcon?: IconName;
  /** Makes it a link to this path of the product. */
  to?: string;
  /** Shows that work is under way; clicks do nothing, focus stays. */
  loading?: boolean;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
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
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const Link = useLinkComponent();
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
  if (to !== undefined) {
    return (
      <Link to={to} aria-label={rest['aria-label']} id={rest.id} {...looks}>
        {content}
      </Link>
    );
  }
  const click: MouseEventHandler<HTMLButtonElement> | undefined = loading ? (event) => event.preventDefault() : onClick;
  return (
    <button {...rest} {...looks} type={type} onClick={click} aria-disabled={loading || undefined} aria-busy={loading || undefined}>
      {content}
    </button>
  );
}
