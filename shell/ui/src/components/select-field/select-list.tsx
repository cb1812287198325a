import type { Ref } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { rowsOf, type ListOption } from '../listbox/option.ts';
import { OptionEntry } from '../listbox/option-entry.tsx';
import type { Listbox } from '../listbox/use-listbox.ts';
import list from '../listbox/listbox.module.css';

interface SelectListProps {
  labelledBy: string;
  options: readonly ListOption[];
  /** Index of the chosen option, or -1. */
  chosen: number;
  listbox: Listbox;
  ref: Ref<HTMLDivElement>;
}

/** The open list of a select. */
export function SelectList({ labelledBy, options, chosen, listbox, ref }: SelectListProps) {
  const t = useTexts();
  if (options.length === 0) return <div className={list.status}>{t('options.empty')}</div>;
  return (
    // Pressing must not take the focus away from the control.
    <div
      ref={ref}
      id={listbox.listId}
      role="listbox"
      aria-labelledby={labelledBy}
      className={list.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rowsOf(options).map((row) =>
        'heading' in row ? (
          <div key={`heading ${row.heading}`} role="presentation" className={list.heading} dir="auto">
            {row.heading}
          </div>
        ) : (
          <OptionEntry
            key={row.index}
            option={row.option}
            index={row.index}
            chosen={row.index === chosen}
            listbox={listbox}
          />
        ),
      )}
    </div>
  );
}
