/** The answers of a risk, judged by the questions of its template. */
import type { FieldIssue } from '@parapet/contracts';
import { answerErrors } from '@parapet/contracts/rules';
import type { GrcTemplateDoc, RiskDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

/** @param risk with the keys of its answers as people know them */
export async function errorsOfAnswers(db: OrgDb, { template_id, template_answers, custom_questions }: Pick<RiskDoc, 'template_id' | 'template_answers' | 'custom_questions'>): Promise<FieldIssue[]> {
  const template = template_id === null ? null : await db.collection<GrcTemplateDoc>('grc_templates').findOne({ _id: template_id });
  return answerErrors(template?.steps ?? [], custom_questions, template_answers);
}
