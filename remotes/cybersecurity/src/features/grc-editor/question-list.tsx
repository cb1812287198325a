import { useFormat, useNotify } from '@parapet/sdk';
import { Button, Group, Muted, Title } from '@parapet/ui';
import { SortableList, useFormPart } from '@parapet/ui/forms';
import { memo, startTransition, useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { QuestionRow } from './question-row.tsx';
import { newQuestion, stamp, type GrcForm } from './use-grc-form.ts';

/** Maximum number of questions per step. */
const MOST = 100;
const SEPARATOR = '\0';
/** Milliseconds without typing until buttons and announcements have the new name of a question. */
const PAUSE = 400;

interface QuestionListProps {
  form: GrcForm;
  step: number;
  opened: number | null;
  onOpen: (question: number | null) => void;
}

/** The questions of a step: added, removed and put in order; the settings of one are open. */
export function QuestionList({ form: whole, step, opened, onOpen }: QuestionListProps) {
  const t = useTexts();
  const format = useFormat();
  const form = useFormPart(whole);
  const list = form.list(`steps.${step}.questions`);
  const questions = form.values.steps?.[step]?.questions ?? [];
  const keys = list.items.map(({ key }) => key).join();
  const names = useSettledNames(keys, questions.map(({ text }) => text || t('grc-editor.no-text')).join(SEPARATOR));
  const add = () => {
    list.append(newQuestion(...stamp()));
    onOpen(questions.length);
    form.focus(`steps.${step}.questions.${questions.length}.text`);
  };
  return (
    <div>
      <Group gap="xs" justify="space-between" wrap="nowrap" mih="2rem" mb="xs">
        <Title order={3} size="md">
          {t('grc-editor.questions')} <Muted>{format.number(questions.length)}</Muted>
        </Title>
        <Button
          size="sm"
          variant="subtle"
          icon="add"
          data-add-question=""
          disabledReason={questions.length >= MOST ? t('grc-editor.most-questions') : null}
          onClick={add}
        >
          {t('grc-editor.add-question')}
        </Button>
      </Group>
      {questions.length === 0 ? (
        <Muted as="p" mt="0.25rem">
          {t('grc-editor.no-questions')}
        </Muted>
      ) : (
        <Rows form={whole} step={step} keys={keys} names={names} opened={opened} onOpen={onOpen} />
      )}
    </div>
  );
}

/** The names of the rows, updated after a pause in typing, so that no keystroke renders all rows; at once when rows are added, removed or moved. */
function useSettledNames(keys: string, names: string): string {
  const [settled, setSettled] = useState({ keys, names });
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled({ keys, names })), PAUSE);
    return () => clearTimeout(timer);
  }, [keys, names]);
  if (settled.keys === keys) return settled.names;
  setSettled({ keys, names });
  return names;
}

interface RowsProps extends QuestionListProps {
  /** Keys of the questions in their order, joined. */
  keys: string;
  /** Texts of the questions, joined. */
  names: string;
}

/** Compares what can change; the form and `onOpen` are the same in every render. */
const isSame = (one: RowsProps, other: RowsProps) =>
  one.keys === other.keys && one.names === other.names && one.opened === other.opened && one.step === other.step;

/** Rendered again when the order, a name or the open question changes; each row follows the form by itself. */
const Rows = memo(function Rows({ form, step, keys, names, opened, onOpen }: RowsProps) {
  const t = useTexts();
  const notify = useNotify();
  const labels = names.split(SEPARATOR);
  const list = form.list(`steps.${step}.questions`);
  const remove = (index: number) => {
    const removed = form.values.steps?.[step]?.questions[index];
    if (removed === undefined) return;
    list.remove(index);
    onOpen(null);
    document.querySelector<HTMLElement>('[data-add-question]')?.focus();
    notify.undo(t('template-editor.removed', { label: removed.text || t('grc-editor.no-text') }), () => {
      const now = form.values.steps?.[step]?.questions;
      if (now !== undefined && !now.some(({ id }) => id !== undefined && id === removed.id))
        list.insert(Math.min(index, now.length), removed);
    });
  };
  const move = (from: number, to: number) => {
    list.move(from, to);
    onOpen(opened === from ? to : null);
  };
  return (
    <SortableList
      label={t('grc-editor.questions')}
      items={keys.split(',').map((key, index) => ({ key, index }))}
      idOf={({ key }) => key}
      labelOf={({ index }) => labels[index] ?? ''}
      onReorder={(_items, { from, to }) => move(from, to)}
      renderItem={({ index }) => (
        <QuestionRow
          form={form}
          place={{ step, question: index }}
          open={opened === index}
          onToggle={() => onOpen(opened === index ? null : index)}
          onRemove={() => remove(index)}
        />
      )}
    />
  );
}, isSame);
