import type { Risk } from '@parapet/contracts';
import { cellKey, cellScores, DEFAULT_RISK_MATRIX, matrixRows, riskScore, scoreBucket } from '@parapet/contracts/rules';
import { useCellLook, useDomainTexts, useScaleText } from '@parapet/domain-ui';
import { keepPreviousData, query, useCan, usePreferences, useQueries, useQuery } from '@parapet/sdk';
import { Button, Group, Muted, QueryView, ScoreBadge, Stack, useBelow } from '@parapet/ui';
import { DragBoard } from '@parapet/ui/charts';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useMatrixText, useMatrixTextsLoaded } from '../../../locales/matrix/texts.ts';
import { useTexts } from '../../../locales/use-texts.ts';
import type { RiskListState } from '../risk-list.ts';
import { countsByCell } from '../matrix/matrix-selection.ts';
import { FEW, MatrixCell, MOST } from './matrix-cell.tsx';
import { MoveForm, type Move } from './move-form.tsx';
import { cellOf, cellOfKey, scoresIn, valuesAt } from './risk-move.ts';
import classes from './risk-matrix.module.css';
import { walkMatrix } from './walk-matrix.ts';

/** Width of the window, in CSS pixels, from which on there is room to drag. */
const DRAGGABLE = 1024;

interface RiskMatrixProps {
  list: RiskListState;
  /** Risks that are selected from the start. */
  selected: readonly Risk[];
  onOpen: (id: string) => void;
  /** Shown when no risk matches. */
  empty: ReactNode;
}

/** The risks in the cells of the person's matrix. They are moved by mouse, by key, and where there is no room to drag, by two scales. */
export function RiskMatrix(props: RiskMatrixProps) {
  return useMatrixTextsLoaded() ? <Matrix {...props} /> : null;
}

function Matrix({ list, selected: initial, onOpen, empty }: RiskMatrixProps) {
  const t = useMatrixText();
  const texts = useTexts();
  const words = useDomainTexts();
  const scaleText = useScaleText();
  const can = useCan()('risks', 'update');
  const isNarrow = useBelow(DRAGGABLE);
  const { preferences } = usePreferences();
  const size = preferences.riskMatrix ?? DEFAULT_RISK_MATRIX;
  const lookOf = useCellLook(size);
  const [selected, setSelected] = useState<ReadonlyMap<string, Risk>>(
    () => new Map(initial.map((risk) => [risk.id, risk])),
  );
  const [dragged, setDragged] = useState<{ item: string; zone: string | null } | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const [whole, setWhole] = useState<string | null>(null);
  const [focused, setFocused] = useState('');

  const summary = useQuery({
    ...query('getRiskSummary', { ...list.filterRequest }),
    placeholderData: keepPreviousData,
  });
  const counts = countsByCell(summary.data?.cells ?? [], size);
  const { impact, likely } = list.filters;
  const among = (values: readonly number[], chosen: readonly string[]) =>
    values.filter((value) => chosen.length === 0 || chosen.includes(String(value)));
  const keys = matrixRows(size).flat().map(cellKey);
  const filled = keys.filter((key) => counts.has(key));
  const found = useQueries({
    queries: filled.map((key) => {
      const cell = cellOfKey(key);
      return {
        ...query('listRisks', {
          ...list.filterRequest,
          impact_level: among(valuesAt(cell.impact, size.impactLevels), impact),
          probability: among(valuesAt(cell.probability, size.probabilityLevels), likely),
          sort: '-updated_at',
          limit: key === whole ? MOST : FEW + 1,
        }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const risksIn = new Map(filled.map((key, index) => [key, found[index]?.data?.items ?? []]));
  const shown = [...risksIn.values()].flat();
  const find = (id: string) => shown.find((risk) => risk.id === id) ?? selected.get(id);

  /** The risks that move with one of them. */
  const withSelected = (id: string): readonly Risk[] => {
    const ids = selected.has(id) ? [...selected.keys()] : [id];
    return ids.map(find).filter((risk) => risk !== undefined);
  };
  const labelOf = (id: string) => {
    const { length } = withSelected(id);
    return length > 1 ? t('move.several', { count: length }) : (find(id)?.title ?? '');
  };
  const moved = dragged === null ? (move?.risks ?? []) : withSelected(dragged.item);
  const target = dragged === null ? move && move.to && cellKey(move.to) : dragged.zone;
  const movedIds = new Set(moved.map(({ id }) => id));
  const select = (risk: Risk) =>
    setSelected(
      (all) => new Map(all.has(risk.id) ? [...all].filter(([id]) => id !== risk.id) : [...all, [risk.id, risk]]),
    );
  const choose = (risk: Risk, event: MouseEvent<HTMLElement>) => {
    const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (can.allowed && (isNarrow || isTouch)) setMove({ risks: [risk], to: null, anchor: event.currentTarget });
    else onOpen(risk.id);
  };
  const drop = (item: string, zone: string) => {
    const risks = withSelected(item).filter((risk) => cellOf(risk, size) !== zone);
    const anchor = document.querySelector<HTMLElement>(`#cell-${zone}`);
    if (risks.length > 0 && anchor !== null) setMove({ risks, to: cellOfKey(zone), anchor });
  };
  const zoneLabel = (zone: string) => {
    const cell = cellOfKey(zone);
    const { lowest, highest } = cellScores(cell, size);
    const score = lowest === highest ? lowest : texts('summary.scores', { from: lowest, to: highest });
    return t('matrix-view.zone', { ...cell, score, level: words(`level.${scoreBucket(highest)}`) });
  };
  const hintOf = ({ title, risk_score, owner_id, names }: Risk) =>
    [
      title,
      texts('edit-risk.score-in-words', { score: risk_score, level: words(`level.${scoreBucket(risk_score)}`) }),
      ...(owner_id === null ? [] : [names[owner_id] ?? words('person.former')]),
    ].join(' · ');
  const stop = shown.some(({ id }) => id === focused) ? focused : shown[0]?.id;
  const lit = target === null ? null : cellOfKey(target);

  return (
    <QueryView
      query={summary}
      failed={texts('risk-register.failed')}
      isEmpty={({ total }) => total === 0}
      empty={empty}
    >
      {() => (
        <Stack gap={0} h="100%" mih={0}>
          <DragBoard
            itemLabel={labelOf}
            zoneLabel={zoneLabel}
            onDragging={(item, zone) => setDragged(item === null ? null : { item, zone })}
            onDrop={drop}
            renderLifted={(item, zone) => {
              const [risk] = withSelected(item);
              if (risk === undefined) return null;
              const to = zone === null ? risk : scoresIn(risk, cellOfKey(zone), size);
              return (
                <div className={classes.lifted}>
                  <bdi className={classes.name}>{labelOf(item)}</bdi>
                  <Group as="span" gap="0.375rem" wrap="nowrap">
                    <ScoreBadge score={risk.risk_score} /> →{' '}
                    <ScoreBadge score={riskScore(to.impact_level, to.probability)} />
                  </Group>
                </div>
              );
            }}
          >
            {/* Arrow keys, as in any other widget of many places that is one tab stop. */}
            <div
              role="toolbar"
              tabIndex={-1}
              aria-label={texts('matrix.title')}
              className={classes.grid}
              style={{
                gridTemplateColumns: `auto repeat(${size.probabilityLevels}, minmax(0, 1fr))`,
                gridTemplateRows: `repeat(${size.impactLevels}, minmax(6.5rem, 1fr)) auto`,
              }}
              onKeyDown={(event) => dragged === null && walkMatrix(event)}
            >
              {matrixRows(size).flatMap((row) => [
                <span
                  key={`impact-${row[0]?.impact}`}
                  className={classes.axis}
                  data-lit={row[0]?.impact === lit?.impact || undefined}
                >
                  {size.impactLevels === 5 ? scaleText(row[0]?.impact ?? 0, 'impact') : row[0]?.impact}
                </span>,
                ...row.map((cell) => {
                  const at = cellKey(cell);
                  const isFrom = (risk: Risk) => cellOf(risk, size) === at;
                  return (
                    <MatrixCell
                      key={at}
                      cell={cell}
                      at={at}
                      size={size}
                      look={lookOf(cell)}
                      count={counts.get(at) ?? 0}
                      risks={risksIn.get(at) ?? []}
                      leaving={target === null || target === at ? 0 : moved.filter(isFrom).length}
                      coming={target === at ? moved.filter((risk) => !isFrom(risk)) : []}
                      isAll={whole === at}
                      onAll={() => setWhole((now) => (now === at ? null : at))}
                      fixed={!can.allowed || isNarrow}
                      stop={stop}
                      isSelected={(id) => selected.has(id)}
                      isMoving={(id) => target !== null && movedIds.has(id)}
                      hints={dragged === null && move === null}
                      hintOf={hintOf}
                      onFocus={setFocused}
                      onChoose={choose}
                      onSelect={select}
                    />
                  );
                }),
              ])}
              <span className={classes.axis}>{words('field.impact')} ↑</span>
              {Array.from({ length: size.probabilityLevels }, (_, index) => (
                <span key={index} className={classes.foot} data-lit={index + 1 === lit?.probability || undefined}>
                  {size.probabilityLevels === 5 ? scaleText(index + 1, 'probability') : index + 1}
                  {index + 1 === size.probabilityLevels && ` · ${words('field.probability')} →`}
                </span>
              ))}
            </div>
          </DragBoard>
          <div className={classes.bar}>
            {!can.allowed ? (
              <Muted size="sm">{t('matrix-view.fixed', { reason: can.reason ?? '' })}</Muted>
            ) : selected.size > 0 ? (
              <>
                <strong>{t('matrix-view.selected', { count: selected.size })}</strong>
                <Button
                  size="sm"
                  id="move-selected"
                  onClick={(event) => setMove({ risks: [...selected.values()], to: null, anchor: event.currentTarget })}
                >
                  {t('matrix-view.move')}
                </Button>
                <Button size="sm" onClick={() => setSelected(new Map())}>
                  {t('matrix-view.clear')}
                </Button>
              </>
            ) : (
              <Muted size="sm">{isNarrow ? t('matrix-view.tap') : t('matrix-view.keys')}</Muted>
            )}
          </div>
          {move !== null && (
            <MoveForm
              key={move.anchor.id}
              {...move}
              size={size}
              onOpen={onOpen}
              onClose={(isMoved) => {
                setMove(null);
                if (isMoved) setSelected(new Map());
              }}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}
