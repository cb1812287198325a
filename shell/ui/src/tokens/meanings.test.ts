import { RISK_STATUSES } from '@parapet/contracts';
import { scoreBucket } from '@parapet/contracts/rules';
import { describe, expect, it } from 'vitest';
import { LEVEL_TONES, STATUS_TONES } from './meanings.ts';

describe('tones of levels', () => {
  it('rise from green to red', () => {
    expect(LEVEL_TONES).toEqual({ low: 'green', medium: 'yellow', high: 'orange', critical: 'red' });
  });

  it('exist for the bucket of every score', () => {
    for (let score = 1; score <= 25; score += 1) expect(LEVEL_TONES[scoreBucket(score)], String(score)).toBeDefined();
  });
});

describe('tones of statuses', () => {
  it.each([
    ['tasks', { pending: 'yellow', 'in-progress': 'blue', completed: 'green', cancelled: 'red' }],
    ['risk flows', { draft: 'neutral', 'in-progress': 'blue', completed: 'green', archived: 'amber' }],
  ])('are those of the product for %s', (_, tones) => {
    expect(STATUS_TONES).toMatchObject(tones);
  });

  it('are neutral for risk statuses other than in-progress, completed and archived', () => {
    const ofRisks = RISK_STATUSES.filter((status) => !['in-progress', 'completed', 'archived'].includes(status));
    expect(new Set(ofRisks.map((status) => STATUS_TONES[status]))).toEqual(new Set(['neutral']));
  });
});
