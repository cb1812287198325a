import type { GrcQuestion, GrcStep } from '@parapet/contracts';
import { answerKey } from '@parapet/contracts/rules';
import { useSeededText } from '@parapet/domain-ui';
import { QuestionField } from '@parapet/domain-ui/forms';
import { Card, EmptyState, Muted, Stack } from '@parapet/ui';
import { memo } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { WizardAnswer } from '../wizard-state.ts';
import { answeredCount } from '../wizard-steps.ts';

interface QuestionsStepProps {
  /** Null when the template has no steps. */
  step: GrcStep | null;
  answers: Readonly<Record<string, WizardAnswer>>;
  /** The keys of questions without a valid answer. */
  open: readonly string[];
  /** Whether these questions are marked. */
  checked: boolean;
  onAnswer: (key: string, answer: WizardAnswer) => void;
}

/** The questions of a step of the template. */
export function QuestionsStep({ step, answers, open, checked, onAnswer }: QuestionsStepProps) {
  const t = useTexts();
  const seeded = useSeededText();
  if (step === null) return <EmptyState title={t('wizard.no-questions')} size="sm" />;
  const { title, description, questions, mandatory } = step;
  const counts = { answered: answeredCount(step, answers), total: questions.length };
  return (
    <Card
      title={seeded(title)}
      description={
        questions.length === 0
          ? t('wizard.step-no-questions')
          : t(mandatory ? 'wizard.mandatory-answered' : 'wizard.answered', counts)
      }
    >
      {description !== '' && (
        <Muted as="p" size="inherit" mb="md" dir="auto">
          {seeded(description)}
        </Muted>
      )}
      <Stack gap="1.125rem">
        {questions.map((question, index) => {
          const key = answerKey(step.id, question, index);
          return (
            <Question
              key={key}
              answerKeyOf={key}
              question={question}
              value={answers[key]}
              missing={checked && open.includes(key)}
              onAnswer={onAnswer}
            />
          );
        })}
      </Stack>
    </Card>
  );
}

interface QuestionProps {
  answerKeyOf: string;
  question: GrcQuestion;
  value: WizardAnswer | undefined;
  missing: boolean;
  onAnswer: (key: string, answer: WizardAnswer) => void;
}

/** Rendered again only when its own answer changes: a step may have 100 questions. */
const Question = memo(function Question({ answerKeyOf, question, value, missing, onAnswer }: QuestionProps) {
  const t = useTexts();
  const error = missing ? t(question.type === 'select' ? 'wizard.choose-answer' : 'wizard.give-answer') : undefined;
  return (
    <QuestionField
      question={question}
      value={value}
      onChange={(answer) => onAnswer(answerKeyOf, answer)}
      error={error}
    />
  );
});

/** The first field below the element that is marked as wrong. */
export function firstOpen(element: HTMLElement | null): HTMLElement | null {
  return element?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}
