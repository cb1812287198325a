import type { Risk } from '@parapet/contracts';
import { pointerSegment } from '@parapet/contracts/rules';
import { useDomainTexts } from '@parapet/domain-ui';
import { useRiskFields } from '@parapet/domain-ui/forms';
import { query, useQuery } from '@parapet/sdk';
import { DescriptionList } from '@parapet/ui';
import classes from './report.module.css';

/** What the risk's template asked, and the answers. */
export function ReportAnswers({ risk, nameOf }: { risk: Risk; nameOf: (person: string) => string }) {
  const words = useDomainTexts();
  const id = risk.template_id;
  const template = useQuery({ ...query('getGrcTemplate', { id: id ?? '' }), enabled: id !== null });
  const steps = [...(template.data?.steps ?? []), { id: 'custom', questions: risk.custom_questions }];
  const fields = useRiskFields({ nameOf, steps });
  const answers = Object.entries(risk.template_answers)
    .filter(([, answer]) => answer !== null && answer !== '')
    .map(([key, answer]) => ({ path: `/template_answers/${pointerSegment(key)}`, answer }));
  if (answers.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{words('field.answers')}</h3>
      <DescriptionList
        layout="stacked"
        items={answers.map(({ path, answer }) => ({ label: fields.label(path), value: fields.value(path, answer) }))}
      />
    </section>
  );
}
