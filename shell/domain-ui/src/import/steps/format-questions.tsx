import { DAY_ORDERS, DECIMAL_SIGNS } from '@parapet/contracts';
import { useFormat } from '@parapet/sdk';
import { Stack } from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useImportTexts } from '../locales/use-import-texts.ts';
import type { Import } from '../use-import.ts';

/** Asks how the file writes numbers and days where its values could mean two things. The proposal comes from the file, and an answer checks the rows again. */
export function FormatQuestions({ state }: { state: Import }) {
  const t = useImportTexts();
  const format = useFormat();
  const { check, answers } = state;
  if (check === null) return null;
  const { decimal_sign: sign, day_order: order } = check.formats;
  const hint = (samples: readonly string[]) => t('formats.hint', { samples: format.list(samples) });
  return (
    <Stack gap="md">
      {sign !== null && (!sign.is_certain || answers.decimal_sign !== undefined) && (
        <SegmentedControl
          label={t('formats.decimal_sign')}
          hint={hint(sign.samples)}
          options={DECIMAL_SIGNS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={sign.format}
          onChange={(decimal_sign) => void state.answer({ decimal_sign })}
        />
      )}
      {order !== null && (!order.is_certain || answers.day_order !== undefined) && (
        <SegmentedControl
          label={t('formats.day_order')}
          hint={hint(order.samples)}
          options={DAY_ORDERS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={order.format}
          onChange={(day_order) => void state.answer({ day_order })}
        />
      )}
    </Stack>
  );
}
