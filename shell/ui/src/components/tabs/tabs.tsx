import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/primitives.ts';
import classes from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** A count after the label. */
  count?: number;
  /** A dot after the label: something in the tab is not saved. */
  changed?: boolean;
  /** Number of errors in the tab; shown in red in place of the dot and the count. */
  errors?: number;
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the tab that is shown; keep it in the URL. */
  value: string;
  onChange: (id: string) => void;
  /** Called when a tab with errors is pressed: goes to its first error. */
  onErrors?: (id: string) => void;
  /** Fills the height around it, and only the panel scrolls; for a `Dialog` with `flush`. */
  fill?: boolean;
  /** Content of the tab that is shown. */
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys, Home and End move and show at once. */
export function Tabs({ label, tabs, value, onChange, onErrors, fill = false, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Also runs when `tabs` changes, because counts that arrive later make the tabs before the selected one wider.
  useEffect(() => {
    // On a phone the strip is wider than the screen.
    const tab = list.current?.children[tabs.findIndex(({ id: one }) => one === value)];
    if (tab && list.current && list.current.scrollWidth > list.current.clientWidth)
      tab.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [value, tabs]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(tabs, value, event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };
  const press = ({ id: pressed, errors = 0 }: TabItem) => {
    onChange(pressed);
    if (errors > 0) onErrors?.(pressed);
  };
  return (
    <div className={classes.root} data-fill={fill || undefined}>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            className={classes.tab}
            onClick={() => press(tab)}
          >
            {tab.label}
            <TabMark {...tab} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}

function TabMark({ errors = 0, changed = false, count }: TabItem) {
  const t = useTexts();
  if (errors > 0) {
    return (
      <>
        <span className={classes.count} data-errors aria-hidden="true">
          {errors}
        </span>{' '}
        <VisuallyHidden>{t('tabs.errors', { count: errors })}</VisuallyHidden>
      </>
    );
  }
  if (changed) {
    return (
      <>
        <span className={classes.dot} aria-hidden="true" /> <VisuallyHidden>{t('tabs.changed')}</VisuallyHidden>
      </>
    );
  }
  return (
    count !== undefined && (
      <>
        {' '}
        <span className={classes.count}>{count}</span>
      </>
    )
  );
}

/** Id of the tab that a key leads to; undefined for other keys. */
function target(tabs: readonly TabItem[], value: string, key: string, rightToLeft: boolean): string | undefined {
  const open = tabs.filter((tab) => !tab.disabled);
  const at = open.findIndex((tab) => tab.id === value);
  const [next, previous] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const to = new Map([
    [next, at + 1],
    [previous, at - 1 + open.length],
    ['Home', 0],
    ['End', open.length - 1],
  ]);
  const index = to.get(key);
  return index === undefined ? undefined : open[index % open.length]?.id;
}
