import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** Below the title, also while it is closed. */
  summary?: ReactNode;
  /** At the end of the line, outside the button that opens it: badges, buttons. */
  actions?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of the open items, for a state that is stored elsewhere, e.g. in the URL. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** Ids of the items that are open at first. */
  defaultOpen?: readonly string[];
  /** Opening one closes the others. */
  single?: boolean;
  /** Heading level of the titles; 3 by default. */
  headingLevel?: 2 | 3 | 4 | 5;
}

const NONE: readonly string[] = [];

/** Sections that open and close. What is inside is only on the page while it is open. */
export function Accordion({
  items,
  open: given,
  onOpenChange,
  defaultOpen = NONE,
  single = false,
  headingLevel = 3,
}: AccordionProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const Heading = `h${headingLevel}` as const;
  const toggle = (id: string) => {
    const others = single ? [] : open.filter((one) => one !== id);
    const next = open.includes(id) ? open.filter((one) => one !== id) : [...others, id];
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <div className={classes.root}>
      {items.map(({ id, title, summary, actions, content }) => {
        const isOpen = open.includes(id);
        return (
          <div key={id} className={classes.item}>
            <div className={classes.head}>
              <Heading className={classes.heading}>
                <button
                  type="button"
                  className={classes.button}
                  id={`${base}-${id}`}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${base}-${id}-content` : undefined}
                  aria-describedby={summary === undefined ? undefined : `${base}-${id}-summary`}
                  onClick={() => toggle(id)}
                >
                  <Icon name="chevron-right" size={16} className={classes.arrow} />
                  <span className={classes.title} dir="auto">
                    {title}
                  </span>
                </button>
              </Heading>
              {actions !== undefined && <div className={classes.actions}>{actions}</div>}
              {summary !== undefined && (
                <div id={`${base}-${id}-summary`} className={classes.summary} dir="auto">
                  {summary}
                </div>
              )}
            </div>
            {isOpen && (
              <section id={`${base}-${id}-content`} aria-labelledby={`${base}-${id}`} className={classes.content}>
                {content}
              </section>
            )}
          </div>
        );
      })}
    </div>
  );
}
