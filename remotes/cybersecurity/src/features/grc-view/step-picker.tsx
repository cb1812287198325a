import type { GrcStep } from '@parapet/contracts';
import { useSeededText } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { IconButton } from '@parapet/ui';
import { SelectField } from '@parapet/ui/forms';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './grc-document.module.css';

interface StepPickerProps {
  steps: readonly GrcStep[];
  /** Index of the step that is being read. */
  current: number;
  onGo: (index: number) => void;
}

/** In place of the list of steps where that has no room beside the document. */
export function StepPicker({ steps, current, onGo }: StepPickerProps) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  return (
    <div className={classes.picker}>
      <IconButton
        icon="chevron-left"
        variant="default"
        label={t('grc-view.previous')}
        aria-disabled={current === 0}
        onClick={() => current > 0 && onGo(current - 1)}
      />
      <SelectField
        label={t('grc-view.step')}
        labelHidden
        value={String(current)}
        onChange={(to) => onGo(Number(to))}
        options={steps.map(({ title }, index) => ({
          value: String(index),
          label: `${format.number(index + 1)}. ${seeded(title)}`,
        }))}
      />
      <IconButton
        icon="chevron-right"
        variant="default"
        label={t('grc-view.next')}
        aria-disabled={current >= steps.length - 1}
        onClick={() => current < steps.length - 1 && onGo(current + 1)}
      />
    </div>
  );
}
