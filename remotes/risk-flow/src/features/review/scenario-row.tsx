import type { ScenarioAssessment } from '@parapet/contracts';
import { Box, Button, Disclosure, Muted, SelectionBox, Stack } from '@parapet/ui';
import { memo, type ReactNode } from 'react';
import { ScenarioScore } from '../../assessment/scenario-score.tsx';
import { useTexts } from '../../locales/use-texts.ts';
import { useWritingText } from '../../presence/use-writing-text.ts';
import { pointerOf } from '../../presence/flow-presence.ts';
import classes from './scenarios.module.css';

interface ScenarioRowProps {
  id: string;
  title: string;
  assessment: ScenarioAssessment | undefined;
  isAdded: boolean;
  /** The first of its threat actors; '' for none. */
  threatActor: string;
  assetCount: number;
  linkedCount: number;
  hasComment: boolean;
  readOnly: boolean;
  selected: boolean;
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
  onAssess: (id: string) => void;
  /** Content of the open row; null while it is closed. */
  children: ReactNode;
}

/**
 * One scenario: what is known of it while it is closed, and everything once it is open. Renders again only when something of it changes, as a
 * flow can have hundreds; the functions have to be stable.
 */
export const ScenarioRow = memo(function ScenarioRow({
  id,
  title,
  assessment,
  isAdded,
  threatActor,
  assetCount,
  linkedCount,
  hasComment,
  readOnly,
  selected,
  onSelect,
  onToggle,
  onAssess,
  children,
}: ScenarioRowProps) {
  const t = useTexts();
  const isOpen = children !== null;
  const commenting = useWritingText(pointerOf('scenario_comments', id));
  const assessing = useWritingText(pointerOf('scenario_assessments', id));
  const writing = assessing ?? (isOpen ? null : commenting);
  const facts = [
    ...(isAdded ? [t('scenario.added')] : []),
    ...(isOpen || threatActor === '' ? [] : [threatActor]),
    ...(assetCount === 0 ? [] : [t('scenario.linked', { linked: linkedCount, count: assetCount })]),
    ...(hasComment ? [t('scenario.comment')] : []),
  ];
  return (
    <li className={classes.scenario} data-scenario={id} data-open={isOpen || undefined}>
      <Disclosure
        headingLevel={4}
        open={isOpen}
        onToggle={() => onToggle(id)}
        title={<bdi>{title}</bdi>}
        summary={
          <>
            {facts.join(' · ')}
            {writing !== null && (
              <Box component="span" c="var(--pp-accent-text)" fz="sm" fw={500}>
                {writing}
              </Box>
            )}
          </>
        }
        actions={
          <>
            {!readOnly && (
              <span className={classes.pick}>
                <SelectionBox
                  label={t('scenario.select', { title })}
                  checked={selected}
                  onChange={() => onSelect(id)}
                />
              </span>
            )}
            {assessment === undefined ? <Muted>{t('scenario.not-assessed')}</Muted> : <ScenarioScore of={assessment} />}
            {!readOnly && (
              <Button size="sm" onClick={() => onAssess(id)}>
                {assessment === undefined ? t('scenario.add') : t('scenario.edit')}
              </Button>
            )}
          </>
        }
      >
        <Stack gap="0.75rem">{children}</Stack>
      </Disclosure>
    </li>
  );
});
