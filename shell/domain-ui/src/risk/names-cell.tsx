import { Muted, Popover, Tooltip } from '@parapet/ui';
import type { ComponentPropsWithRef } from 'react';
import { useDomainTexts } from '../locales/use-domain-texts.ts';
import { useFormat } from '@parapet/sdk';
import classes from './names-cell.module.css';

export interface NamesCellProps {
  /** What it lists, e.g. 'Assets'. */
  label: string;
  ids: readonly string[];
  /** Names by id; a deleted record has none. */
  names: Readonly<Record<string, string>>;
  /** The first name and how many more, where there is room; otherwise their number. */
  wide: boolean;
}

/** The number of records that a record links to; a click on it shows their names. */
export function NamesCell({ label, ids, names, wide }: NamesCellProps) {
  const t = useDomainTexts();
  const format = useFormat();
  const [first, ...more] = ids.map((id) => names[id] ?? t('value.unknown'));
  if (first === undefined) return <Muted size="inherit">{wide ? '—' : format.number(0)}</Muted>;
  return (
    <Popover
      label={label}
      width={280}
      trigger={
        <NamesButton
          {...(!wide && { 'aria-label': `${label}: ${format.number(ids.length)}` })}
          hint={wide ? null : [first, ...more]}
        >
          {wide ? <span className={classes.name}>{first}</span> : format.number(ids.length)}
          {wide && more.length > 0 && (
            <Muted size="inherit" flex="none">
              {t('value.more', { count: more.length })}
            </Muted>
          )}
        </NamesButton>
      }
    >
      <ul className={classes.list}>
        {[first, ...more].map((name, index) => (
          <li key={ids[index]} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </Popover>
  );
}

/** Names in a hint; the list behind the button has all. */
const HINTED = 5;

/** Where there is room only for the number, a hint has the names. */
function NamesButton({ hint, ...button }: ComponentPropsWithRef<'button'> & { hint: readonly string[] | null }) {
  const names = hint?.slice(0, HINTED) ?? [];
  return (
    <Tooltip label={[...names, ...(hint && hint.length > HINTED ? ['…'] : [])].join(', ')} disabled={hint === null}>
      <button type="button" className={classes.button} {...button} />
    </Tooltip>
  );
}
