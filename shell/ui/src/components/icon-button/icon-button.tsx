import { KitLink } from '../../provider/kit-link.ts';
import { DisabledReason } from '../button/disabled-reason.tsx';
import { doNothing, type PressProps } from '../button/press.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<PressProps, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, e.g. 'Delete task'; shown as a tooltip too. */
  label: string;
  /** The keys that do the same, e.g. `Alt+A`; in the tooltip, and known to screen readers. The caller listens to them. */
  shortcut?: string;
  size?: 'sm' | 'md';
  variant?: 'subtle' | 'default' | 'danger';
  /** Why the button cannot be used now, shown in the tooltip in place of the label; null when it can. */
  disabledReason?: string | null;
}

/** A button that is only an icon. */
export function IconButton({
  icon,
  label,
  shortcut,
  size = 'md',
  variant = 'subtle',
  disabledReason = null,
  to,
  disabled = false,
  className,
  onClick,
  type = 'button',
  form,
  ref,
  ...rest
}: IconButtonProps) {
  const attributes = {
    ...rest,
    className: [classes.root, className].filter(Boolean).join(' '),
    'data-size': size,
    'data-variant': variant,
    'aria-label': label,
    'aria-keyshortcuts': shortcut,
  };
  const shape = <Icon name={icon} size={size === 'sm' ? 16 : 18} />;
  if (disabledReason !== null) {
    return (
      <DisabledReason reason={disabledReason}>
        {(described) => (
          <button {...attributes} {...described} data-blocked ref={ref} type={type} form={form} onClick={doNothing}>
            {shape}
          </button>
        )}
      </DisabledReason>
    );
  }
  return (
    <Tooltip label={shortcut === undefined ? label : `${label} (${shortcut})`}>
      {to === undefined || disabled ? (
        <button {...attributes} ref={ref} type={type} form={form} disabled={disabled} onClick={onClick}>
          {shape}
        </button>
      ) : (
        <KitLink {...attributes} to={to} onClick={onClick} ref={typeof ref === 'function' ? ref : undefined}>
          {shape}
        </KitLink>
      )}
    </Tooltip>
  );
}
