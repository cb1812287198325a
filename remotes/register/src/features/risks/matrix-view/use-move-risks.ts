import type { Risk } from '@parapet/contracts';
import { errorMessage, isOffline, newestIn, useChange, useOperation } from '@parapet/sdk';
import { useMatrixText } from '../../../locales/matrix/texts.ts';
import { changeOfValues } from '../../../risk/risk-edit-fields.ts';
import type { Scores } from './risk-move.ts';

/** One risk of a move. */
export interface Step {
  /** As it was when the move began. */
  risk: Risk;
  to: Scores;
  /** Once it is moved: only its reason is still to be kept. */
  stored?: Risk;
  /** Why the last attempt failed. */
  failed?: string;
}

export const sameScores = (one: Scores, other: Scores) =>
  one.impact_level === other.impact_level && one.probability === other.probability;

/** Saves moves on the matrix. */
export function useMoveRisks() {
  const t = useMatrixText();
  const { mutateAsync: update } = useChange('updateRisk');
  const { mutateAsync: addNote } = useOperation('addRiskNote');

  /** A step after an attempt. */
  async function tried(step: Step, reason: string): Promise<Step> {
    const { failed: _failed, ...rest } = step;
    let done: Step = rest;
    try {
      done = { ...done, stored: done.stored ?? (await update(changeOfValues(done.risk, done.to))) };
      if (reason !== '')
        await addNote({ id: done.risk.id, body: { note: t('move.note', { ...wordsOf(done), reason }) } });
      return done;
    } catch (error) {
      const now = newestIn<Risk>(error);
      const failed = now
        ? t('move.conflict', { impact: now.impact_level, probability: now.probability })
        : isOffline(error)
          ? t('move.offline')
          : errorMessage(error, t(done.stored === undefined ? 'move.failed' : 'move.note-failed'));
      // The next attempt is based on what the person has now been told.
      return { ...done, ...(now && { risk: now }), failed };
    }
  }

  return {
    tried,
    /** Brings risks back to where they were. @throws {ApiError} the first failure, after all were tried */
    undo: async (steps: readonly (Step & { stored: Risk })[]) => {
      const failures: unknown[] = [];
      for (const { risk, stored } of steps) {
        const { impact_level, probability } = risk;
        await update(changeOfValues(stored, { impact_level, probability })).catch((error: unknown) =>
          failures.push(error),
        );
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** What a step changes, for texts. */
export const wordsOf = ({ risk, to }: Step) => ({
  impact: `${risk.impact_level} → ${to.impact_level}`,
  probability: `${risk.probability} → ${to.probability}`,
});
