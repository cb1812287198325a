import { Stack } from '../../primitives/primitives.ts';
import { useLocale } from '../../provider/kit-context.ts';
import type { ToneName } from '../../tokens/palette.ts';
import { toneStyle } from '../../tokens/tone-style.ts';
import classes from './progress.module.css';

export interface ProgressProps {
  /** What makes progress, e.g. 'Assessed scenarios'. */
  label: string;
  /** From 0 to `max`; null while it is not known how much there is. */
  value: number | null;
  /** 100 by default. */
  max?: number;
  /** Said and shown in place of the percentage, e.g. '4 of 7'. */
  text?: string;
  /** `ring` is a circle with the text inside. */
  shape?: 'bar' | 'ring';
  tone?: ToneName;
  /** Only screen readers get label and text. */
  hideTexts?: boolean;
}

/** How far something is. */
export function Progress({
  label,
  value,
  max = 100,
  text,
  shape = 'bar',
  tone = 'accent',
  hideTexts = false,
}: ProgressProps) {
  const locale = useLocale();
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max));
  // Never 100% before the end, never 0% after the beginning.
  const percent =
    share === null ? null : Math.round(share > 0 && share < 1 ? Math.min(99, Math.max(1, share * 100)) : share * 100);
  const said =
    text ?? (percent === null ? undefined : new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100));
  const bar = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent ?? undefined,
    'aria-valuetext': said,
    style: toneStyle(tone),
    'data-unknown': share === null || undefined,
  } as const;
  if (shape === 'ring') {
    return (
      <div {...bar} className={classes.ring}>
        <Ring share={share ?? 0.25} />
        {!hideTexts && (
          <span className={classes.ringText} aria-hidden="true">
            {said}
          </span>
        )}
      </div>
    );
  }
  return (
    <Stack gap="0.3125rem" miw={0}>
      {!hideTexts && (
        <div className={classes.texts} aria-hidden="true">
          <span className={classes.label}>{label}</span>
          <span className={classes.text}>{said}</span>
        </div>
      )}
      <div {...bar} className={classes.bar}>
        <div className={classes.fill} style={{ width: `${(share ?? 0.3) * 100}%` }} />
      </div>
    </Stack>
  );
}

const RADIUS = 18;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 44 44" className={classes.circle} aria-hidden="true" focusable={false}>
      <circle cx={22} cy={22} r={RADIUS} className={classes.track} />
      {share > 0 && (
        <circle
          cx={22}
          cy={22}
          r={RADIUS}
          className={classes.arc}
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform="rotate(-90 22 22)"
        />
      )}
    </svg>
  );
}
