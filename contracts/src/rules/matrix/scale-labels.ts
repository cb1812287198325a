/** The organization's own words for the levels of the scales. */
import type { ScaleLabels } from '../../schemas/organization/me.ts';

const NONE = ['', '', '', '', ''];

/** Every level has the word of the product. */
export const NO_SCALE_LABELS: ScaleLabels = { impact: NONE, probability: NONE };

const stored = (words: readonly string[]) => words.map((word) => word.trim().replace(/\s+/g, ' '));

/** The words without blanks around them: those that are blank are none. */
export const storedScaleLabels = ({ impact, probability }: ScaleLabels): ScaleLabels => ({
  impact: stored(impact),
  probability: stored(probability),
});
