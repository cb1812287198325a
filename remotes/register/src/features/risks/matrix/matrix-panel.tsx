import type { RiskFacets } from '@parapet/contracts';
import type { RiskListState } from '../risk-list.ts';
import { MatrixFilter } from './matrix-filter.tsx';
import classes from './matrix-panel.module.css';
import { ScoreSummary } from './score-summary.tsx';

/** The matrix and the summary below the filters. */
export function MatrixPanel({ list, facets }: { list: RiskListState; facets: RiskFacets }) {
  return (
    <>
      <div className={classes.part}>
        <MatrixFilter list={list} cells={facets.cells} />
      </div>
      <div className={classes.part}>
        <ScoreSummary
          levels={facets.levels}
          total={facets.total}
          chosen={list.filters.level}
          onChoose={(level) => list.setFilters({ level })}
        />
      </div>
    </>
  );
}
