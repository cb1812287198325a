import type { RiskFacets } from '@parapet/contracts';
import type { RiskListState } from '../risk-list.ts';
import { MatrixFilter } from './matrix-filter.tsx';
import { useRegisterView } from '../use-register-view.ts';
import classes from './matrix-panel.module.css';
import { ScoreSummary } from './score-summary.tsx';

/** The matrix and the summary below the filters. */
export function MatrixPanel({ list, facets }: { list: RiskListState; facets: RiskFacets }) {
  const [view, setView] = useRegisterView();
  return (
    <>
      <div className={classes.part}>
        <MatrixFilter
          list={list}
          cells={facets.cells}
          onLarge={view === 'matrix' ? undefined : () => setView('matrix')}
        />
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
