import type { GrcQuestion } from '@parapet/contracts';
import { SLIDER } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { QuestionField, type Answer } from '@parapet/domain-ui/forms';
import { Box, Group, Muted, Stack, Title } from '@parapet/ui';
import { useFormPart } from '@parapet/ui/forms';
import { memo, useDeferredValue, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { GrcForm } from './use-grc-form.ts';
import classes from './grc-editor.module.css';

interface StepPreviewProps {
  form: GrcForm;
  step: number;
  /** Index of the question that is being edited. */
  marked: number | null;
}

/** The step as the wizard shows it, updated a moment after each keystroke. */
export function StepPreview({ form: whole, step, marked }: StepPreviewProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const form = useFormPart(whole);
  const shown = useDeferredValue(form.values.steps?.[step]);
  if (shown === undefined) return null;
  return (
    <section aria-label={t('grc-editor.preview')} className={`${classes.pane} ${classes.preview}`}>
      <Group gap="xs" justify="space-between" wrap="nowrap" mih="2rem" mb="xs">
        <Title order={2} size="md">
          {t('grc-editor.preview')}
        </Title>
        <Muted>{t('grc-editor.preview-hint')}</Muted>
      </Group>
      <h3 className={classes.previewTitle} dir="auto">
        {shown.title ? seeded(shown.title) : t('grc-editor.no-title')}
        {shown.mandatory && (
          <Box component="span" c="var(--pp-danger-text)" aria-hidden="true">
            {' *'}
          </Box>
        )}
      </h3>
      {shown.description !== '' && (
        <Muted as="p" mt="0.25rem" dir="auto">
          {seeded(shown.description)}
        </Muted>
      )}
      <Stack gap="1.125rem" mt="md">
        {shown.questions.map((question, index) => (
          <PreviewQuestion key={question.id ?? index} question={question} isMarked={index === marked} />
        ))}
      </Stack>
    </section>
  );
}

/** Rendered again only when this question changes. */
const PreviewQuestion = memo(function PreviewQuestion({
  question,
  isMarked,
}: {
  question: GrcQuestion;
  isMarked: boolean;
}) {
  const t = useTexts();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const start = question.default ?? (question.type === 'slider' ? (question.min ?? SLIDER.min) : '');
  return (
    <div className={classes.previewQuestion} data-marked={isMarked || undefined}>
      <QuestionField
        question={question.text === '' ? { ...question, text: t('grc-editor.no-text') } : question}
        value={answer ?? start}
        onChange={setAnswer}
      />
    </div>
  );
});
