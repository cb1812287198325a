import type { ReactElement, ReactNode, RefCallback } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import classes from './filter-menu.module.css';

export interface FilterPopoverProps {
  /** Name of the filter, e.g. 'Status'. */
  label: string;
  /** What is chosen, in words; '' when nothing is. */
  value: string;
  /** Said while nothing is chosen; default 'Any'. */
  any?: string;
  /** `bar`: a button above a list. `row`: a row of the filter panel, its label left and its value right. */
  variant?: 'bar' | 'row';
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Pixels. */
  width?: number;
}

/**
 * A button that shows the value of a filter and opens a popover to change it. FilterMenu, FilterChoice and FilterDays
 * are built on it; use it alone for other contents.
 */
export function FilterPopover({ label, value, any, variant = 'bar', children, width = 260 }: FilterPopoverProps) {
  return (
    <Popover
      label={label}
      width={width}
      padding="none"
      side={variant === 'row' ? 'bottom-end' : 'bottom-start'}
      trigger={<Trigger label={label} value={value} any={any} variant={variant} />}
    >
      {children}
    </Popover>
  );
}

type TriggerProps = Pick<FilterPopoverProps, 'label' | 'value' | 'any' | 'variant'> & {
  ref?: RefCallback<HTMLButtonElement>;
};

/** Passes on the props that Popover adds to its trigger. */
function Trigger({ label, value, any, variant, ...rest }: TriggerProps): ReactElement {
  const t = useTexts();
  return (
    <button
      {...rest}
      type="button"
      className={classes.trigger}
      data-variant={variant}
      data-set={value !== '' || undefined}
    >
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.value} title={value === '' ? undefined : value}>
        {value === '' ? (any ?? t('filter.any')) : value}
      </span>
      <Icon name="chevron-down" size={16} className={classes.chevron} />
    </button>
  );
}
