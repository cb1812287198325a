import type { GrcTemplate } from '@parapet/contracts';
import { orderedSteps } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { query, useFormat, useQuery } from '@parapet/sdk';
import { Box, Muted, useBelow, DescriptionList, VisuallyHidden } from '@parapet/ui';
import { useId } from 'react';
import { grcDomainsQuery } from '../../api/grc-queries.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { DocumentQuestion } from './document-question.tsx';
import { StepPicker } from './step-picker.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import classes from './grc-document.module.css';

/** Pixels of the window below which the list of steps has no room beside the document; as in the stylesheet. */
const NARROW = 900;

/** All steps and questions of a template in one document; on paper without the list of steps. */
export function GrcDocument({ template }: { template: GrcTemplate }) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const prefix = useId();
  const steps = orderedSteps(template.steps);
  const questions = steps.flatMap((step) => step.questions);
  const anchor = (index: number) => `${prefix}-${index}`;
  const isNarrow = useBelow(NARROW);
  const { index: inView, follow, go } = useSectionInView();
  return (
    <>
      <Facts template={template} questions={questions} />
      <div className={classes.layout}>
        {isNarrow && steps.length > 1 && <StepPicker steps={steps} current={inView} onGo={go} />}
        <nav aria-label={t('grc-editor.steps')} className={classes.nav}>
          <ol>
            {steps.map((step, index) => (
              <li key={step.id}>
                <button type="button" aria-current={inView === index || undefined} onClick={() => go(index)}>
                  <span className={classes.number}>{format.number(index + 1)}</span>
                  <span>
                    <span dir="auto">
                      {seeded(step.title)}
                      {step.mandatory && <Star />}
                    </span>
                    <Muted>{t('grc-templates.questions', { count: step.questions.length })}</Muted>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div ref={follow} className={classes.sheet}>
          {steps.length === 0 && (
            <Muted as="p" mt="0.125rem">
              {t('grc-view.no-steps')}
            </Muted>
          )}
          {steps.map((step, index) => (
            <section
              key={step.id}
              id={anchor(index)}
              className={classes.step}
              aria-labelledby={`${anchor(index)}-title`}
            >
              <header className={classes.stepHead}>
                <h2 id={`${anchor(index)}-title`} dir="auto">
                  {format.number(index + 1)}. {seeded(step.title)}
                  {step.mandatory && <Star />}
                </h2>
                <Muted>
                  {[
                    ...(step.category === '' ? [] : [seeded(step.category)]),
                    t('grc-templates.questions', { count: step.questions.length }),
                  ].join(' · ')}
                </Muted>
              </header>
              {step.description !== '' && (
                <Muted as="p" mt="0.125rem" dir="auto">
                  {seeded(step.description)}
                </Muted>
              )}
              <ol>
                {step.questions.map((question, number) => (
                  <DocumentQuestion
                    key={question.id ?? number}
                    question={question}
                    number={`${index + 1}.${number + 1}`}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const NO_BREAK_SPACE = '\u00A0';

/** Mandatory or required; said in full to screen readers. */
function Star() {
  const t = useTexts();
  return (
    <Box component="span" c="var(--pp-danger-text)">
      <span aria-hidden="true">{NO_BREAK_SPACE}*</span>
      <VisuallyHidden> {t('grc-view.required')}</VisuallyHidden>
    </Box>
  );
}

function Facts({ template, questions }: { template: GrcTemplate; questions: readonly { required?: boolean }[] }) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const domains = useQuery(grcDomainsQuery());
  const risks = useQuery(query('listRisks', { template_id: template.id, limit: 1 }));
  const domain = domains.data?.items.find(({ id }) => id === template.domain_id);
  const mandatory = template.steps.filter((step) => step.mandatory).length;
  const required = questions.filter((question) => question.required === true).length;
  const facts = [
    ...(template.framework === '' ? [] : [{ label: t('grc-editor.framework'), value: seeded(template.framework) }]),
    ...(domain === undefined ? [] : [{ label: t('grc-editor.domain'), value: seeded(domain.name) }]),
    {
      label: t('grc-editor.steps'),
      value: t('grc-view.mandatory', { n: format.number(template.steps.length), m: format.number(mandatory) }),
    },
    {
      label: t('grc-editor.questions'),
      value: t('grc-view.required-of', { n: format.number(questions.length), m: format.number(required) }),
    },
    ...(risks.data === undefined
      ? []
      : [{ label: t('grc-view.used-by'), value: t('grc-templates.used-by', { count: risks.data.total }) }]),
    { label: t('grc-view.changed'), value: format.date(template.updated_at) },
  ];
  return (
    <div className={classes.facts}>
      <DescriptionList layout="row" items={facts} />
    </div>
  );
}
