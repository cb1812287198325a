import type { RiskFacets } from '@parapet/contracts';
import { cellKey, DEFAULT_RISK_MATRIX, matrixRows, type MatrixCell } from '@parapet/contracts/rules';
import { arrowStep, useCellLook, useDomainTexts } from '@parapet/domain-ui';
import { query, useFormat, usePreferences, useQuery } from '@parapet/sdk';
import { Button, Group, Muted, Title, Tooltip } from '@parapet/ui';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import classes from './matrix-filter.module.css';
import {
  countsByCell,
  isCellSelected,
  isLineSelected,
  levelsAt,
  togglePart,
  type MatrixPart,
} from './matrix-selection.ts';

/** Risks of a cell that its hint names. */
const NAMED = 8;

interface MatrixFilterProps {
  list: RiskListState;
  cells: RiskFacets['cells'];
  /** Shows the matrix in place of the list; absent while that is what is shown. */
  onLarge: (() => void) | undefined;
}

/** The person's matrix with the number of risks in each cell, and their names on hover and focus; a cell or a line filters the list. */
export function MatrixFilter({ list, cells, onLarge }: MatrixFilterProps) {
  const t = useTexts();
  const words = useDomainTexts();
  const format = useFormat();
  const { preferences } = usePreferences();
  const matrix = preferences.riskMatrix ?? DEFAULT_RISK_MATRIX;
  const lookOf = useCellLook(matrix);
  const counts = countsByCell(cells, matrix);
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  const selection = { impact: list.filters.impact, likely: list.filters.likely };
  const [stop, setStop] = useState(`${matrix.impactLevels}-1`);
  const toggle = (part: MatrixPart) => list.setFilters(togglePart(selection, part, matrix));
  const partProps = (part: MatrixPart) => {
    const key = `${part.impact ?? 0}-${part.probability ?? 0}`;
    return {
      type: 'button',
      'data-at': key,
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => setStop(key),
      onClick: () => toggle(part),
    } as const;
  };
  const [named, setNamed] = useState<MatrixCell | null>(null);
  const { data: risks } = useQuery({
    ...query('listRisks', {
      ...list.filterRequest,
      impact_level: levelsAt(named?.impact, matrix.impactLevels).map(Number),
      probability: levelsAt(named?.probability, matrix.probabilityLevels).map(Number),
      sort: '-risk_score',
      limit: NAMED,
    }),
    enabled: named !== null,
  });
  const namesIn = (cell: MatrixCell, count: number) =>
    risks === undefined || named === null || cellKey(cell) !== cellKey(named)
      ? cellText(cell, count)
      : [
          ...risks.items.map(({ title }) => title),
          ...(risks.total > risks.items.length
            ? [words('value.more', { count: risks.total - risks.items.length })]
            : []),
        ].join('\n');
  const cellText = (cell: MatrixCell, count: number) =>
    t('matrix.cell', { impact: cell.impact, probability: cell.probability, count });
  return (
    <section className={classes.root} aria-label={t('matrix.title')}>
      <Group gap="xs" justify="space-between" align="baseline" wrap="wrap" mb="xs">
        <Title order={3} size="sm">
          {t('matrix.title')}
        </Title>
        <Group gap="xs" wrap="nowrap">
          <Muted size="xs">{t('risk-register.count', { count: total })}</Muted>
          {onLarge && (
            <Button size="sm" onClick={onLarge}>
              {t('matrix.large')}
            </Button>
          )}
        </Group>
      </Group>
      <div
        role="toolbar"
        aria-label={t('matrix.title')}
        tabIndex={-1}
        onKeyDown={moveByArrows}
        className={classes.grid}
        style={{ gridTemplateColumns: `1.25rem repeat(${matrix.probabilityLevels}, minmax(0, 1fr))` }}
      >
        {matrixRows(matrix).flatMap((row) => [
          <button
            key={`row-${row[0]?.impact}`}
            {...partProps({ impact: row[0]?.impact ?? 0 })}
            className={classes.line}
            aria-pressed={isLineSelected(selection, { impact: row[0]?.impact ?? 0 }, matrix)}
            aria-label={t('matrix.impact', { level: row[0]?.impact ?? 0 })}
          >
            {row[0]?.impact}
          </button>,
          ...row.map((cell) => {
            const count = counts.get(cellKey(cell)) ?? 0;
            return (
              <Tooltip key={cellKey(cell)} label={namesIn(cell, count)} disabled={count === 0} describes>
                <button
                  {...partProps(cell)}
                  {...lookOf(cell)}
                  className={classes.cell}
                  aria-pressed={isCellSelected(selection, cell, matrix)}
                  aria-label={cellText(cell, count)}
                  onPointerEnter={() => count > 0 && setNamed(cell)}
                  onFocus={() => {
                    setStop(cellKey(cell));
                    if (count > 0) setNamed(cell);
                  }}
                >
                  {count === 0 ? '·' : format.number(count)}
                </button>
              </Tooltip>
            );
          }),
        ])}
        <span />
        {Array.from({ length: matrix.probabilityLevels }, (_, index) => (
          <button
            key={`column-${index}`}
            {...partProps({ probability: index + 1 })}
            className={classes.line}
            aria-pressed={isLineSelected(selection, { probability: index + 1 }, matrix)}
            aria-label={t('matrix.probability', { level: index + 1 })}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <Group gap="0" justify="space-between" align="stretch" wrap="wrap" ps="lg" c="dimmed" fz="xs" aria-hidden>
        <span>↑ {words('field.impact')}</span>
        <span>{words('field.probability')} →</span>
      </Group>
    </section>
  );
}

/** Arrow keys among the cells and the numbers of the axes, which are one tab stop. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event.key);
  const at = event.target instanceof HTMLElement ? event.target.dataset['at'] : undefined;
  if (step === undefined || at === undefined) return;
  event.preventDefault();
  const [impact = 0, probability = 0] = at.split('-').map(Number);
  event.currentTarget.querySelector<HTMLElement>(`[data-at="${impact + step[0]}-${probability + step[1]}"]`)?.focus();
}
