import type { GrcTemplate, Risk } from '@parapet/contracts';
import { pointerSegment } from '@parapet/contracts/rules';
import { usePeople, useSeededText } from '@parapet/domain-ui';
import { RecordHistory, useRiskFields, type FieldReader } from '@parapet/domain-ui/forms';
import { query, useQuery } from '@parapet/sdk';
import { DescriptionList, EmptyState, QueryView, Title } from '@parapet/ui';
import { Accordion } from '@parapet/ui/forms';
import { riskQuery } from '../../api/risk-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { answerGroups } from './answer-fields.ts';
import { RiskNotes } from './notes/risk-notes.tsx';

/** Answers, notes and history of a risk beside the register; whoever may change it adds notes here too. */
export function RiskReading({ riskId }: { riskId: string }) {
  const risk = useQuery(riskQuery(riskId)).data;
  const templateId = risk?.template_id ?? null;
  const template = useQuery({ ...query('getGrcTemplate', { id: templateId ?? '' }), enabled: templateId !== null });
  if (risk === undefined) return null;
  return <Reading risk={risk} template={template.data ?? null} waiting={template.isLoading ? template : null} />;
}

interface ReadingProps {
  risk: Risk;
  template: GrcTemplate | null;
  /** The query of the template until it has an answer; the questions come from it. */
  waiting: Parameters<typeof QueryView>[0]['query'] | null;
}

function Reading({ risk, template, waiting }: ReadingProps) {
  const t = useTexts();
  const nameOf = usePeople([risk.owner_id, risk.reviewer_id]);
  const fields = useRiskFields({
    nameOf,
    names: risk.names,
    steps: [...(template?.steps ?? []), { id: 'custom', questions: risk.custom_questions }],
  });
  return (
    <Accordion
      items={[
        {
          id: 'answers',
          title: t('edit-risk.tab.answers'),
          content:
            waiting === null ? (
              <Answers risk={risk} template={template} fields={fields} />
            ) : (
              <QueryView query={waiting} size="sm">
                {() => null}
              </QueryView>
            ),
        },
        { id: 'notes', title: t('edit-risk.tab.notes'), content: <RiskNotes riskId={risk.id} /> },
        {
          id: 'history',
          title: t('edit-risk.tab.history'),
          content: <RecordHistory entity="risks" id={risk.id} fields={fields} />,
        },
      ]}
    />
  );
}

function Answers({ risk, template, fields }: { risk: Risk; template: GrcTemplate | null; fields: FieldReader }) {
  const t = useTexts();
  const seeded = useSeededText();
  const groups = answerGroups(risk, template?.steps ?? []);
  if (groups.length === 0) return <EmptyState size="sm" title={t('edit-risk.no-answers')} />;
  return groups.map((group) => (
    <section key={group.id}>
      <Title order={4} size="sm" mb="xs">
        {group.title === null ? t('edit-risk.other-answers') : seeded(group.title)}
      </Title>
      <DescriptionList
        items={group.fields.map(({ key, question }) => ({
          label: seeded(question.text),
          value: fields.value(`/template_answers/${pointerSegment(key)}`, risk.template_answers[key]),
        }))}
      />
    </section>
  ));
}
