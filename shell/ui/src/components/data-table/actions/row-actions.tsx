import { KitLink } from '../../../provider/kit-link.ts';
import { useTexts } from '../../../provider/kit-context.ts';
import { Icon } from '../../icon/icon.tsx';
import type { DataTableRowAction, DataTableRowActions } from '../types.ts';
import classes from './row-actions.module.css';

export interface RowActionsProps<T> {
  row: T;
  id: string;
  name: string;
  actionsOf: (row: T) => DataTableRowActions;
  /** Opens the table's one menu beside the button. */
  onMenu: (id: string, button: HTMLElement) => void;
  /** Whether the first action shows its text beside its icon. */
  labels: boolean;
}

/** The first actions of a row and the button of its menu. Plain buttons: a page of rows has hundreds of them. */
export function RowActions<T>({ row, id, name, actionsOf, onMenu, labels }: RowActionsProps<T>) {
  const t = useTexts();
  const { primary, secondary, entries } = actionsOf(row);
  const nameOf = ({ label }: DataTableRowAction) => t('table.actionOf', { action: label, row: name });
  return (
    <div className={classes.root} data-labels={labels || undefined}>
      {primary !== undefined && <Action action={primary} labels={labels} name={nameOf(primary)} />}
      {secondary !== undefined && <Action action={secondary} labels={false} name={nameOf(secondary)} />}
      {entries.length > 0 && (
        <button
          type="button"
          className={classes.button}
          aria-label={t('table.actionsFor', { row: name })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(id, event.currentTarget)}
        >
          <Icon name="dots" size={16} />
        </button>
      )}
    </div>
  );
}

/** @param name of the action and of the row, as a list of all links and buttons has it once for each row */
function Action({ action, labels, name }: { action: DataTableRowAction; labels: boolean; name: string }) {
  const { icon, label, to, onSelect, disabledReason } = action;
  const look = {
    className: classes.button,
    'aria-label': name,
    title: disabledReason ?? (labels ? undefined : label),
    onClick: disabledReason === undefined ? onSelect : undefined,
  };
  const content = (
    <>
      <Icon name={icon} size={16} />
      {labels && <span className={classes.label}>{label}</span>}
    </>
  );
  if (to !== undefined && disabledReason === undefined) {
    return (
      <KitLink {...look} to={to}>
        {content}
      </KitLink>
    );
  }
  return (
    <button {...look} type="button" aria-disabled={disabledReason !== undefined || undefined}>
      {content}
    </button>
  );
}
