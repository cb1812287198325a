import type { CSSProperties, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ListOption } from './option.ts';
import type { Listbox } from './use-listbox.ts';
import classes from './listbox.module.css';

interface OptionEntryProps {
  option: ListOption;
  index: number;
  chosen: boolean;
  listbox: Listbox;
  /** Several can be chosen: each has a box in front. */
  multiple?: boolean;
  /** Number of all options, when only the visible ones are rendered. */
  total?: number;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
  'data-index'?: number;
}

/** One option of an open list. The control keeps the focus, so keys are handled there. */
export function OptionEntry({ option, index, chosen, listbox, multiple = false, total, ...place }: OptionEntryProps) {
  const { disabled = false } = option;
  // Headings are no part of a list box, so an option says its group itself (ARIA 1.3).
  const group = option.group === undefined ? {} : { 'aria-description': option.group };
  return (
    <div
      {...place}
      {...group}
      id={listbox.optionId(index)}
      role="option"
      className={classes.option}
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      aria-label={option.content === undefined ? undefined : option.label}
      aria-setsize={total}
      aria-posinset={total === undefined ? undefined : index + 1}
      data-active={listbox.active === index || undefined}
      onClick={() => listbox.choose(index)}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && !disabled && listbox.active !== index) listbox.point(index);
      }}
    >
      {multiple ? (
        <span className={classes.box} data-on={chosen || undefined}>
          {chosen && <Icon name="check" size={12} />}
        </span>
      ) : (
        <span className={classes.mark}>{chosen && <Icon name="check" size={15} />}</span>
      )}
      <OptionBody option={option} />
      {option.description !== undefined && (
        <span className={classes.description} dir="auto">
          {option.description}
        </span>
      )}
    </div>
  );
}

/** An option as it looks in the list and, once chosen, in the control. */
export function OptionBody({ option }: { option: ListOption }) {
  return (
    <>
      {option.leading !== undefined && (
        <span className={classes.leading} aria-hidden="true">
          {option.leading}
        </span>
      )}
      <span className={classes.label} dir="auto">
        {option.content ?? option.label}
      </span>
    </>
  );
}
