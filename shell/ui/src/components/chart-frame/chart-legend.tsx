import { useNumbers } from '../../provider/kit-context.ts';
import type { ToneName } from '../../tokens/palette.ts';
import { TextLink } from '../text-link/text-link.tsx';
import classes from './chart-frame.module.css';

/** One part of a whole. */
export interface ChartPart {
  label: string;
  value: number;
  tone: ToneName;
  /** Path of what the part counts. */
  to?: string;
  /** What the part counts, shown on hover and keyboard focus; only with `to`. */
  explanation?: string;
}

export interface ChartLegendProps {
  parts: readonly ChartPart[];
  /** Writes a share, 0 to 1, in the person's way, e.g. '24%'. Without it shares are left out. */
  formatShare?: (share: number) => string;
}

/** The parts of a chart with their colors, numbers and shares. It is text, so the chart beside it needs no table. */
export function ChartLegend({ parts, formatShare }: ChartLegendProps) {
  const numbers = useNumbers();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <dl className={classes.legend}>
      {parts.map(({ label, value, tone, to, explanation }) => (
        <div key={label} className={classes.part}>
          <dt className={classes.name}>
            <span className={classes.swatch} style={{ background: `var(--pp-${tone}-solid)` }} aria-hidden="true" />
            {to === undefined ? (
              label
            ) : (
              <TextLink quiet to={to} hint={explanation} className={classes.link}>
                {label}
              </TextLink>
            )}
          </dt>
          <dd className={classes.value}>{numbers.format(value)}</dd>
          {formatShare !== undefined && (
            <dd className={classes.share}>{formatShare(total === 0 ? 0 : value / total)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
