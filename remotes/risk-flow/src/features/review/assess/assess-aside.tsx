import type { RiskScenario } from '@parapet/contracts';
import { scenarioLevel } from '@parapet/contracts/rules';
import { Badge, Group, LEVEL_TONES, Muted, SeverityBadge, Stack } from '@parapet/ui';
import { useTexts } from '../../../locales/use-texts.ts';
import { assetsOfScenario } from '../../../session/scenario-assets.ts';
import type { FlowSession } from '../../../session/use-flow-session.ts';
import { useItemName } from '../../../session/use-item-name.ts';
import type { AssessmentForm } from './use-assessment-form.ts';
import classes from './assess.module.css';

const SCALE = [1, 2, 3, 4, 5] as const;

interface AssessAsideProps {
  form: AssessmentForm;
  scenario: RiskScenario | null;
  session: FlowSession;
  /** Names below the level, where it is about several scenarios. */
  scenarios?: readonly string[];
}

/** The level, live, and what the scenario is about. */
export function AssessAside({ form, scenario, session: { flow, workspace }, scenarios }: AssessAsideProps) {
  const t = useTexts();
  const { likelihood = null, impact = null } = form.values;
  const itemName = useItemName(flow);
  const level =
    likelihood === null || impact === null
      ? null
      : { score: likelihood * impact, level: scenarioLevel(likelihood, impact) };
  const assets = scenario === null ? [] : assetsOfScenario(scenario.id, { ...workspace, flow });
  const properties =
    scenario === null ? [] : workspace.properties.filter((property) => property.linked_scenarios.includes(scenario.id));
  return (
    <aside className={classes.aside} aria-label={t('assess.level')}>
      <Stack as="output" gap="0">
        <Muted>{t('assess.level')}</Muted>
        {level === null ? (
          <Muted>{t('assess.no-level')}</Muted>
        ) : (
          <Group as="span" gap="0.625rem" wrap="nowrap">
            <span className={classes.score}>{level.score}</span>
            <SeverityBadge severity={level.level} of="risk-level" />
            <Muted>
              {likelihood} × {impact}
            </Muted>
          </Group>
        )}
      </Stack>
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
              onClick={() => form.setValues({ likelihood: column, impact: row })}
            >
              {row * column}
            </button>
          )),
        )}
      </div>
      <Muted as="p">{t('assess.grid-hint')}</Muted>
      {scenarios !== undefined && (
        <div className={classes.about}>
          <Names label={t('review.scenarios')} names={scenarios} />
        </div>
      )}
      {scenario !== null && (
        <div className={classes.about}>
          <Muted>{t('assess.scenario')}</Muted>
          <p dir="auto">{scenario.description}</p>
          {scenario.threat_actors.length > 0 && (
            <>
              <Muted>{t('scenario.threat-actors')}</Muted>
              <Group as="p" gap="0.25rem 0.5rem">
                {scenario.threat_actors.map((actor) => (
                  <Badge key={actor}>{actor}</Badge>
                ))}
              </Group>
            </>
          )}
          <Names label={t('review.assets')} names={assets.map(itemName)} />
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
      <Muted>{label}</Muted>
      <ul>
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
