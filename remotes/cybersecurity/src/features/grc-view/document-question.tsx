import type { GrcQuestion } from '@parapet/contracts';
import { SLIDER } from '@parapet/contracts/rules';
import { useDomainTexts, useSeededText } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Box, Group, Icon, Muted, VisuallyHidden } from '@parapet/ui';
import { useTexts } from '../../locales/use-texts.ts';
import classes from './grc-document.module.css';

/** A question as it is read: its kind, its choices or its range, and what is preset. */
export function DocumentQuestion({ question, number }: { question: GrcQuestion; number: string }) {
  const t = useTexts();
  const words = useDomainTexts();
  const seeded = useSeededText();
  const { text, type, required, locked, help } = question;
  return (
    <li className={classes.question}>
      <span className={classes.number}>{number}</span>
      <div className={classes.body}>
        <Group gap="sm" justify="space-between" align="baseline" wrap="nowrap">
          <span className={classes.text} dir="auto">
            {seeded(text)}
            {required === true && (
              <Box component="span" c="var(--pp-danger-text)">
                <span aria-hidden="true"> *</span>
                <VisuallyHidden> {t('grc-view.required')}</VisuallyHidden>
              </Box>
            )}
          </span>
          <Muted flex="none">
            {locked === true && <Icon name="lock" size={13} label={words('question.locked')} />}{' '}
            {words(`question-type.${type}`)}
          </Muted>
        </Group>
        {help !== undefined && help !== '' && (
          <Muted as="p" mt="0.125rem" dir="auto">
            {seeded(help)}
          </Muted>
        )}
        <Choices question={question} />
      </div>
    </li>
  );
}

function Choices({ question }: { question: GrcQuestion }) {
  const t = useTexts();
  const seeded = useSeededText();
  const format = useFormat();
  const { type, options = [], placeholder = '', labels, min = SLIDER.min, max = SLIDER.max } = question;
  switch (type) {
    case 'select':
      return (
        <ul className={classes.options}>
          {options.map(({ value, label }) => (
            <li key={value} data-default={value === question.default || undefined}>
              <span className={classes.dot} aria-hidden="true" />
              <bdi>{seeded(label)}</bdi> {value === question.default && <Muted>{t('grc-view.default')}</Muted>}
            </li>
          ))}
        </ul>
      );
    case 'slider': {
      const ends = [
        `${format.number(min)} ${labels === undefined ? '' : seeded(labels.min)}`.trim(),
        `${format.number(max)} ${labels === undefined ? '' : seeded(labels.max)}`.trim(),
      ];
      return (
        <p className={classes.line} dir="auto">
          {ends.join(' – ')}
          {typeof question.default === 'number' && (
            <Muted> {t('grc-view.default-is', { value: format.number(question.default) })}</Muted>
          )}
        </p>
      );
    }
    case 'text':
      return (
        <p className={classes.line} dir="auto">
          {typeof question.default === 'string' && question.default !== '' ? (
            seeded(question.default)
          ) : (
            <Muted>{seeded(placeholder)}</Muted>
          )}
        </p>
      );
  }
}
