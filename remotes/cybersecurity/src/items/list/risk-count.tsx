import { useFormat } from '@parapet/sdk';
import { Muted, TextLink } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';

/** How many risks link to an item, with the way to them where the register can list them. */
export function RiskCount({ count = 0, to }: { count: number | undefined; to?: string }) {
  const t = useTexts();
  const format = useFormat();
  if (count === 0) return <Muted size="inherit">{format.number(0)}</Muted>;
  if (to === undefined) return format.number(count);
  return (
    <TextLink to={to} quiet aria-label={t('items.risk-count', { count, n: format.number(count) })}>
      {format.number(count)}
    </TextLink>
  );
}
