import type { RiskScenario } from '@parapet/contracts';
import { scenarioLevel } from '@parapet/contracts/rules';
import { Badge, LEVEL_TONES, SeverityBadge } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import { assetsOfScenario } from '../../../session/scenario-assets.ts';
import type { FlowSession } from '../../../session/use-flow-session.ts';
import classes from './assess.module.css';

const SCALE = [1, 2, 3, 4, 5] as const;

interface AssessAsideProps {
  likelihood: number | null;
  impact: number | null;
  onChoose: (likelihood: number, impact: number) => void;
  scenario: RiskScenario | null;
  session: FlowSession;
}

/** The level, live, and what the scenario is about. */
export function AssessAside({
  likelihood,
  impact,
  onChoose,
  scenario,
  session: { flow, workspace },
}: AssessAsideProps) {
  const t = useTexts();
  const level =
    likelihood === null || impact === null
      ? null
      : { score: likelihood * impact, level: scenarioLevel(likelihood, impact) };
  const assets = scenario === null ? [] : assetsOfScenario(scenario.id, { ...workspace, flow });
  const properties =
    scenario === null ? [] : workspace.properties.filter((property) => property.linked_scenarios.includes(scenario.id));
  return (
    <aside className={classes.aside} aria-label={t('assess.level')}>
      <output className={classes.level}>
        <span className={classes.label}>{t('assess.level')}</span>
        {level === null ? (
          <span className={classes.muted}>{t('assess.no-level')}</span>
        ) : (
          <span className={classes.result}>
            <span className={classes.score}>{level.score}</span>
            <SeverityBadge severity={level.level} of="risk-level" />
            <span className={classes.muted}>
              {likelihood} × {impact}
            </span>
          </span>
        )}
      </output>
      {/* The two scales say the same and are for the keyboard; this is a shortcut for the mouse. */}
      <div aria-hidden className={classes.grid}>
        {SCALE.toReversed().map((row) =>
          SCALE.map((column) => (
            <button
              key={`${row}-${column}`}
              type="button"
              tabIndex={-1}
              className={classes.cell}
              data-tone={LEVEL_TONES[scenarioLevel(column, row)]}
              data-current={(row === impact && column === likelihood) || undefined}
              onClick={() => onChoose(column, row)}
            >
              {row * column}
            </button>
          )),
        )}
      </div>
      <p className={classes.muted}>{t('assess.grid-hint')}</p>
      {scenario !== null && (
        <div className={classes.about}>
          <span className={classes.label}>{t('assess.scenario')}</span>
          <p dir="auto">{scenario.description}</p>
          {scenario.threat_actors.length > 0 && (
            <>
              <span className={classes.label}>{t('scenario.threat-actors')}</span>
              <p className={classes.tags}>
                {scenario.threat_actors.map((actor) => (
                  <Badge key={actor}>{actor}</Badge>
                ))}
              </p>
            </>
          )}
          <Names label={t('review.assets')} names={assets.map((id) => flow.names[id] ?? id)} />
          <Names label={t('review.properties')} names={properties.map(({ name }) => name)} />
        </div>
      )}
    </aside>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <span className={classes.label}>{label}</span>
      <ul className={classes.names}>
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
