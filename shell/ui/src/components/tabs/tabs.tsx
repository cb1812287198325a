import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  /** A count behind the label. */
  count?: number;
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the tab that is shown; keep it in the URL. */
  value: string;
  onChange: (id: string) => void;
  /** Content of the tab that is shown. */
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys, Home and End move and show at once. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(tabs, value, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div>
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
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className={classes.panel}>
        {children}
      </div>
    </div>
  );
}

/** Id of the tab that a key leads to; undefined for other keys. */
function target(tabs: readonly TabItem[], value: string, key: string): string | undefined {
  const open = tabs.filter((tab) => !tab.disabled);
  const at = open.findIndex((tab) => tab.id === value);
  const to: Partial<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1 + open.length, Home: 0, End: open.length - 1 };
  const index = to[key];
  return index === undefined ? undefined : open[index % open.length]?.id;
}
