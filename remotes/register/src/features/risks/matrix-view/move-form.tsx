import type { Risk } from '@parapet/contracts';
import { riskScore, type MatrixCell, type MatrixSize } from '@parapet/contracts/rules';
import { useDomainTexts, useScaleLabels } from '@parapet/domain-ui';
import { useLeaveGuard, useNotify } from '@parapet/sdk';
import { Box, Button, Group, Muted, PHONE, ScoreBadge, Stack, useBelow } from '@parapet/ui';
import { PopoverAt, ScaleField, TextField } from '@parapet/ui/forms';
import { useState, type FormEvent } from 'react';
import { useMatrixText } from '../../../locales/matrix/texts.ts';
import { scoresIn, type Scores } from './risk-move.ts';
import classes from './risk-matrix.module.css';
import { sameScores, useMoveRisks, wordsOf, type Step } from './use-move-risks.ts';

/** A move that is not saved yet. */
export interface Move {
  risks: readonly Risk[];
  /** Null while the person has still to say where they go. */
  to: MatrixCell | null;
  /** What the form stands beside. */
  anchor: HTMLElement;
}

interface MoveFormProps extends Move {
  size: MatrixSize;
  /** Opens the risk, where only one is moved. */
  onOpen: (id: string) => void;
  /** Told when the form goes away. @param moved whether all is saved */
  onClose: (moved: boolean) => void;
}

/** Characters of a reason, which is one line, so that Enter saves the move. */
const MOST = 500;
/** Risks that are named; of others only the number is. */
const NAMED = 5;

const scoreOf = ({ impact_level, probability }: Scores) => riskScore(impact_level, probability);

/** Where risks go and why, asked once for all of them. What cannot be saved stays here, with the reason. */
export function MoveForm({ risks, to, anchor, size, onOpen, onClose }: MoveFormProps) {
  const t = useMatrixText();
  const words = useDomainTexts();
  const labels = useScaleLabels();
  const notify = useNotify();
  const { tried, undo } = useMoveRisks();
  const isPhone = useBelow(PHONE);
  const [chosen, setChosen] = useState<Partial<Scores>>({});
  const [reason, setReason] = useState('');
  const [saving, setSaving] = useState(false);
  // The question whether to lose the reason takes the place of the form, which would cover it.
  const [asking, setAsking] = useState(false);
  const [steps, setSteps] = useState<readonly Step[]>(() => risks.map((risk) => ({ risk, to: risk })));
  const [first] = risks;
  const single = risks.length === 1 ? first : undefined;
  const planned = steps.map((step): Step => {
    const { impact_level, probability } = step.risk;
    if (step.stored !== undefined) return step;
    return { ...step, to: to === null ? { impact_level, probability, ...chosen } : scoresIn(step.risk, to, size) };
  });
  const left = planned.filter(({ stored, failed }) => stored === undefined || failed !== undefined);
  const changes = left.some(({ risk, to: next }) => !sameScores(risk, next));
  const guard = useLeaveGuard(reason !== '');

  const tell = (all: readonly Step[]) => {
    const done = all.filter((step): step is Step & { stored: Risk } => step.stored !== undefined);
    const [one] = done;
    if (one === undefined) return;
    const text =
      done.length === 1
        ? t('move.saved', { title: one.risk.title, before: scoreOf(one.risk), score: scoreOf(one.to) })
        : t('move.saved-several', { count: done.length });
    notify.undo(text, () => undo(done));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || !changes) return;
    setSaving(true);
    const after: Step[] = [];
    for (const step of planned) after.push(left.includes(step) ? await tried(step, reason.trim()) : step);
    setSaving(false);
    setSteps(after);
    if (after.some(({ failed }) => failed !== undefined)) return;
    guard.release();
    tell(after);
    onClose(true);
  };
  const putBack = async () => {
    if (saving) return false;
    setAsking(true);
    const leaves = await guard.confirmLeave();
    setAsking(false);
    if (!leaves) return false;
    tell(steps);
    onClose(false);
    return true;
  };
  const open = async (id: string) => {
    if (await putBack()) onOpen(id);
  };
  const label = single === undefined ? t('move.several', { count: risks.length }) : single.title;

  if (asking) return null;
  return (
    <PopoverAt anchor={anchor} label={label} width={340} onClose={() => void putBack()}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="sm">
          {!isPhone && <strong dir="auto">{label}</strong>}
          <Stack as="ul" gap="xs">
            {left.slice(0, NAMED).map((step) => (
              <Stack as="li" gap="0.25rem" key={step.risk.id}>
                {single === undefined && <bdi className={classes.name}>{step.risk.title}</bdi>}
                <Group as="span" gap="0.375rem" wrap="nowrap">
                  <ScoreBadge score={scoreOf(step.risk)} /> <span aria-label={t('move.becomes')}>→</span>{' '}
                  <ScoreBadge score={scoreOf(step.to)} />
                </Group>
                {single !== undefined && to !== null && <Muted size="sm">{t('move.scores', wordsOf(step))}</Muted>}
                {step.failed !== undefined && (
                  <Box component="p" role="alert" c="var(--pp-danger-text)" fz="sm">
                    {step.failed}
                  </Box>
                )}
              </Stack>
            ))}
          </Stack>
          {left.length > NAMED && <Muted size="sm">{t('matrix-view.more', { count: left.length - NAMED })}</Muted>}
          {to === null && (
            <>
              <ScaleField
                label={words('field.impact')}
                labels={labels.impact}
                value={chosen.impact_level ?? single?.impact_level}
                onChange={(impact_level) => setChosen((all) => ({ ...all, impact_level }))}
              />
              <ScaleField
                label={words('field.probability')}
                labels={labels.probability}
                words="likelihood"
                value={chosen.probability ?? single?.probability}
                onChange={(probability) => setChosen((all) => ({ ...all, probability }))}
              />
            </>
          )}
          <TextField
            label={t('move.reason')}
            hint={t('move.reason-hint')}
            required={false}
            maxLength={MOST}
            value={reason}
            onChange={setReason}
          />
          <Muted size="sm">
            {single === undefined
              ? t('move.severities')
              : t('move.severity', { severity: words(`severity.${single.severity}`) })}
          </Muted>
          <Group gap="xs" justify="flex-end">
            {single !== undefined && to === null && (
              <Button onClick={() => void open(single.id)}>{t('move.open')}</Button>
            )}
            <Button onClick={() => void putBack()}>{t('move.back')}</Button>
            <Button
              variant="primary"
              type="submit"
              loading={saving}
              disabledReason={changes ? null : t('move.nothing')}
            >
              {left.some(({ failed }) => failed !== undefined) ? t('move.again') : t('move.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </PopoverAt>
  );
}
