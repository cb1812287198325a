import type { Risk } from '@parapet/contracts';
import { cellScores, type MatrixCell as Cell, type MatrixSize } from '@parapet/contracts/rules';
import type { useCellLook } from '@parapet/domain-ui';
import { useFormat } from '@parapet/sdk';
import { Tooltip } from '@parapet/ui';
import { DragItem, DropZone } from '@parapet/ui/charts';
import type { CSSProperties, MouseEvent } from 'react';
import { useMatrixText } from '../../../locales/matrix/texts.ts';
import classes from './risk-matrix.module.css';

/** Risks that a cell shows before somebody asks for all; one more when that is the last. */
export const FEW = 3;
/** Most risks that a cell shows. */
export const MOST = 100;

export interface MatrixCellProps {
  cell: Cell;
  at: string;
  size: MatrixSize;
  look: ReturnType<ReturnType<typeof useCellLook>>;
  /** Risks in the cell, also those that are not shown. */
  count: number;
  /** Those that are shown. */
  risks: readonly Risk[];
  /** How many risks would leave. */
  leaving: number;
  /** Risks that would come. */
  coming: readonly Risk[];
  isAll: boolean;
  onAll: () => void;
  /** Risks that cannot be moved by this person. */
  fixed: boolean;
  /** The risk that Tab leads to. */
  stop: string | undefined;
  isSelected: (id: string) => boolean;
  isMoving: (id: string) => boolean;
  hints: boolean;
  hintOf: (risk: Risk) => string;
  onFocus: (id: string) => void;
  onChoose: (risk: Risk, event: MouseEvent<HTMLElement>) => void;
  onSelect: (risk: Risk) => void;
}

/** Place among the cells where they are a list. */
const inOrder = (order: number): CSSProperties & { '--order': number } => ({ '--order': order });

/** A cell with its risks, which can be dragged, and what a move would change in it. */
export function MatrixCell({
  cell,
  at,
  size,
  look,
  count,
  risks,
  leaving,
  coming,
  isAll,
  onAll,
  ...rest
}: MatrixCellProps) {
  const t = useMatrixText();
  const format = useFormat();
  const { lowest, highest } = cellScores(cell, size);
  const shown = isAll || count <= FEW + 1 ? risks : risks.slice(0, FEW);
  const after = count - leaving + coming.length;
  return (
    <DropZone
      zone={at}
      id={`cell-${at}`}
      data-at={at}
      data-empty={after === 0 || undefined}
      tabIndex={-1}
      className={classes.cell}
      style={{ ...look.style, ...inOrder(-highest) }}
    >
      <span className={classes.head} aria-hidden>
        <span>{lowest === highest ? lowest : `${lowest}–${highest}`}</span>
        <span className={classes.place}>{t('matrix-view.place', { ...cell })}</span>
        <span>
          {after !== count && `${format.number(count)} → `}
          {(after > 0 || after !== count) && format.number(after)}
        </span>
      </span>
      <ul className={classes.chips} aria-label={t('matrix-view.cell', { ...cell, count })}>
        {coming.slice(0, FEW).map((risk) => (
          <li key={`coming-${risk.id}`} className={classes.landing} aria-hidden dir="auto">
            {risk.title}
          </li>
        ))}
        {shown.map((risk) => (
          <Chip key={risk.id} risk={risk} {...rest} />
        ))}
        {count > FEW + 1 && (
          <li>
            <button type="button" tabIndex={-1} className={classes.more} aria-expanded={isAll} onClick={onAll}>
              {isAll ? t('matrix-view.fewer') : t('matrix-view.more', { count: count - shown.length })}
            </button>
          </li>
        )}
        {isAll && count > risks.length && <li className={classes.rest}>{t('matrix-view.first', { count: MOST })}</li>}
      </ul>
    </DropZone>
  );
}

type ChipProps = Omit<
  MatrixCellProps,
  'cell' | 'at' | 'size' | 'look' | 'count' | 'risks' | 'leaving' | 'coming' | 'isAll' | 'onAll'
> & { risk: Risk };

function Chip({ risk, fixed, stop, isSelected, isMoving, hints, hintOf, onFocus, onChoose, onSelect }: ChipProps) {
  return (
    <li>
      <Tooltip label={hintOf(risk)} disabled={!hints}>
        <DragItem
          item={risk.id}
          id={`chip-${risk.id}`}
          fixed={fixed}
          className={classes.chip}
          tabIndex={stop === risk.id ? 0 : -1}
          data-moving={isMoving(risk.id) || undefined}
          {...(!fixed && { 'aria-pressed': isSelected(risk.id) })}
          onFocus={() => onFocus(risk.id)}
          onClick={(event) =>
            event.ctrlKey || event.metaKey || event.shiftKey ? onSelect(risk) : onChoose(risk, event)
          }
          onKeyDown={(event) => {
            if (event.key !== ' ' || !event.shiftKey) return;
            event.preventDefault();
            onSelect(risk);
          }}
        >
          <bdi>{risk.title}</bdi>
        </DragItem>
      </Tooltip>
    </li>
  );
}
