import { useState, type ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '../disclosure/disclosure.tsx';
import classes from '../disclosure/disclosure.module.css';

export interface AccordionItem extends Pick<DisclosureProps, 'title' | 'summary' | 'actions'> {
  id: string;
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
  headingLevel,
}: AccordionProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const toggle = (id: string) => {
    const others = single ? [] : open.filter((one) => one !== id);
    const next = open.includes(id) ? open.filter((one) => one !== id) : [...others, id];
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <div className={classes.root}>
      {items.map(({ id, content, ...item }) => (
        <Disclosure
          key={id}
          {...item}
          {...(headingLevel && { headingLevel })}
          open={open.includes(id)}
          onToggle={() => toggle(id)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
