/** Validates the answers of a risk against the questions of its template. */
import type { FieldIssue } from '@parapet/contracts';
import { answerErrors, changedAnswerErrors } from '@parapet/contracts/rules';
import type { GrcTemplateDoc, RiskDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

type Answered = Pick<RiskDoc, 'template_id' | 'template_answers' | 'custom_questions'>;

const stepsOf = async (db: OrgDb, { template_id }: Answered) =>
  (template_id === null ? null : await db.collection<GrcTemplateDoc>('grc_templates').findOne({ _id: template_id }))
    ?.steps ?? [];

/** @param risk with unescaped keys of its answers */
export async function errorsOfAnswers(db: OrgDb, risk: Answered): Promise<FieldIssue[]> {
  return answerErrors(await stepsOf(db, risk), risk.custom_questions, risk.template_answers);
}

/** Of the answers that a change gives. @param before with unescaped keys, as `errorsOfAnswers` */
export async function errorsOfChangedAnswers(
  db: OrgDb,
  before: Answered,
  input: Partial<Answered>,
): Promise<FieldIssue[]> {
  if (input.template_answers === undefined) return [];
  const after = { ...before, ...input };
  return changedAnswerErrors(
    await stepsOf(db, after),
    after.custom_questions,
    after.template_answers,
    before.template_answers,
  );
}
