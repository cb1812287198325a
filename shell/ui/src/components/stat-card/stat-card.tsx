import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from '../../primitives/primitives.ts';
import { useTexts } from '../../provider/kit-context.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { TextWithHint } from '../tooltip/text-with-hint.tsx';
import classes from './stat-card.module.css';

export interface StatCardProps {
  label: string;
  /** Already written in the person's way, e.g. '1,204'. */
  value: string | number;
  /** Below the value, e.g. 'in the last month'. */
  hint?: string;
  /** Path of what the hint counts, where that is something else than the value. */
  hintTo?: string;
  /** How the value is counted, shown on hover and keyboard focus. */
  explanation?: string;
  /** How the number in the hint is counted. */
  hintExplanation?: string;
  icon?: IconName;
  /** Path of what is counted; the whole card leads there. */
  to?: string;
  loading?: boolean;
}

/** One number and what it counts. */
export function StatCard({
  label,
  value,
  hint,
  hintTo,
  explanation,
  hintExplanation,
  icon,
  to,
  loading = false,
}: StatCardProps) {
  const t = useTexts();
  return (
    <dl className={classes.root} aria-busy={loading || undefined}>
      <dt className={classes.label}>
        {icon !== undefined && <Icon name={icon} size={16} />}
        <Explained to={to} explanation={explanation} className={classes.link}>
          {label}
        </Explained>
      </dt>
      <dd className={classes.value}>
        {loading ? (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton height={28} width={64} />
          </>
        ) : (
          value
        )}
      </dd>
      {hint !== undefined && (
        <dd className={classes.hint}>
          <Explained to={hintTo} explanation={hintExplanation} className={classes.hintLink}>
            {hint}
          </Explained>
        </dd>
      )}
    </dl>
  );
}

interface ExplainedProps {
  to: string | undefined;
  explanation: string | undefined;
  /** Of a link. */
  className: string | undefined;
  children: string;
}

/** A text that leads somewhere, or only has an explanation, or none. */
function Explained({ to, explanation, className, children }: ExplainedProps) {
  if (to !== undefined)
    return (
      <TextLink quiet to={to} hint={explanation} className={className}>
        {children}
      </TextLink>
    );
  return explanation === undefined ? children : <TextWithHint hint={explanation}>{children}</TextWithHint>;
}

/** Stat cards in a row; on a phone one card with a column for each. */
export function StatGroup({ children }: { children: ReactNode }) {
  return <div className={classes.group}>{children}</div>;
}
