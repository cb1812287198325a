import { KitLink } from '../../../provider/kit-link.ts';
import { useTexts } from '../../../provider/kit-context.ts';
import { Icon } from '../../icon/icon.tsx';
import type { DataTableRowAction, DataTableRowActions } from '../types.ts';
import type { ActionLook } from '../columns/layout.ts';
import classes from './row-actions.module.css';

export interface RowActionsProps<T> {
  row: T;
  id: string;
  name: string;
  actionsOf: (row: T) => DataTableRowActions;
  /** Opens the table's one menu beside the button. */
  onMenu: (id: string, button: HTMLElement) => void;
  /** Of the first action; in `short` that of a row without a short word is an icon. */
  look: ActionLook;
}

/** The first actions of a row and the button of its menu. Plain buttons: a page of rows has hundreds of them. */
export function RowActions<T>({ row, id, name, actionsOf, onMenu, look }: RowActionsProps<T>) {
  const t = useTexts();
  const { primary, secondary, entries } = actionsOf(row);
  const nameOf = ({ label }: DataTableRowAction) => t('table.actionOf', { action: label, row: name });
  return (
    <div className={classes.root} data-look={look}>
      {primary !== undefined && <Action action={primary} look={look} name={nameOf(primary)} />}
      {secondary !== undefined && <Action action={secondary} look="icon" name={nameOf(secondary)} />}
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
function Action({ action, look, name }: { action: DataTableRowAction; look: ActionLook; name: string }) {
  const { icon, label, short, to, onSelect, disabledReason } = action;
  const text = look === 'label' ? label : look === 'short' ? short : undefined;
  const shared = {
    className: classes.button,
    'aria-label': name,
    title: disabledReason ?? (look === 'label' ? undefined : label),
    onClick: disabledReason === undefined ? onSelect : undefined,
  };
  const content = (
    <>
      {(look === 'label' || text === undefined) && <Icon name={icon} size={16} />}
      {text !== undefined && <span className={classes.label}>{text}</span>}
    </>
  );
  if (to !== undefined && disabledReason === undefined) {
    return (
      <KitLink {...shared} to={to}>
        {content}
      </KitLink>
    );
  }
  return (
    <button {...shared} type="button" aria-disabled={disabledReason !== undefined || undefined}>
      {content}
    </button>
  );
}
