import { Muted } from '@parapet/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { Wizard } from '../use-wizard.ts';
import type { Picked } from '../picked-items.ts';
import classes from './review.module.css';

interface PickedSectionsProps {
  wizard: Wizard;
  /** Leads to the step with this id. */
  action?: (id: string) => ReactNode;
}

/** The assets and scenarios that are selected. */
export function PickedSections({ wizard: { state, scenarios }, action }: PickedSectionsProps) {
  const t = useTexts();
  return (
    <>
      <Section title={t('wizard.step-assets')} count={state.assets.length} action={action?.('assets')}>
        <Names items={state.assets} />
      </Section>
      <Section title={t('wizard.step-scenarios')} count={scenarios.length} action={action?.('scenarios')}>
        <Names items={scenarios} />
      </Section>
    </>
  );
}

/** One part of what will be created. */
export function Section({
  title,
  count,
  action,
  children,
}: {
  title: string;
  count?: number;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.heading} dir="auto">
        {title}
        {count !== undefined && (
          <Muted size="inherit" ms="0.375rem">
            {count}
          </Muted>
        )}
      </h3>
      <div className={classes.content}>{children}</div>
      <div className={classes.action}>{action}</div>
    </section>
  );
}

function Names({ items }: { items: readonly Picked[] }) {
  const t = useTexts();
  if (items.length === 0) return <p className={classes.none}>{t('wizard.none')}</p>;
  return (
    <ul className={classes.names}>
      {items.map(({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  );
}
