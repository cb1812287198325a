/** Validates the answers of a risk against the questions of its template. */
import type { FieldIssue } from '@parapet/contracts';
import { answerErrors } from '@parapet/contracts/rules';
import type { GrcTemplateDoc, RiskDoc } from '../../collections.ts';
import type { OrgDb } from '../../store/port.ts';

/** @param risk with unescaped keys of its answers */
export async function errorsOfAnswers(db: OrgDb, { template_id, template_answers, custom_questions }: Pick<RiskDoc, 'template_id' | 'template_answers' | 'custom_questions'>): Promise<FieldIssue[]> {
  const template = template_id === null ? null : await db.collection<GrcTemplateDoc>('grc_templates').findOne({ _id: template_id });
  return answerErrors(template?.steps ?? [], custom_questions, template_answers);
}
