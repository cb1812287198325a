import type { AiControls, Asset, RiskScenario } from '@parapet/contracts';
import { errorMessage, useCan, useNotify, useOperation } from '@parapet/sdk';
import { Alert, Button, Group, Muted, Stack, Title } from '@parapet/ui';
import { CheckboxField, SelectField, TextField } from '@parapet/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import panel from '../../items/panel/item-panel.module.css';
import { citedControl, LONGEST, withControls } from './control-citation.ts';

interface SuggestedControlsProps {
  asset: Pick<Asset, 'type' | 'name'>;
  /** Scenarios of the asset's properties, which the controls can be added to. */
  scenarios: readonly RiskScenario[];
  onDismiss: () => void;
}

/** Milliseconds. */
const TOAST = 5000;

/** Controls that the assistant drafted for an asset. Nothing is saved before the person adds them to a scenario. */
export function SuggestedControls({ asset, scenarios, onDismiss }: SuggestedControlsProps) {
  const t = useTexts();
  const { mutate, data, error, isPending } = useOperation('suggestControls');
  const ask = useEffectEvent(() => mutate({ body: { asset_type: asset.type || asset.name } }));
  useEffect(() => ask(), []);
  return (
    <section className={panel.section} aria-label={t('assets.suggested')} aria-busy={isPending}>
      <Group gap="0.375rem" align="baseline" wrap="nowrap" mb="0.25rem">
        <Title order={3} size="sm">
          {t('assets.suggested')}
        </Title>
        {data !== undefined && <Muted size="xs">{data.controls.length}</Muted>}
        <Muted size="xs" ms="auto">
          <Button size="sm" variant="subtle" onClick={onDismiss}>
            {t('assets.dismiss')}
          </Button>
        </Muted>
      </Group>
      <output>{isPending && <Muted size="xs">{t('assets.suggesting')}</Muted>}</output>
      {error !== null && (
        <Alert
          kind="error"
          actions={
            <Button size="sm" onClick={() => ask()}>
              {t('assets.suggest-again')}
            </Button>
          }
        >
          {errorMessage(error, t('assets.suggest-failed'))}
        </Alert>
      )}
      {data !== undefined && <Drafts drafts={data} scenarios={scenarios} onDone={onDismiss} />}
    </section>
  );
}

interface Draft {
  id: string;
  /** As it is added to the scenario; people may reword it. */
  citation: string;
  /** What it is about, and why it is suggested. */
  about: string;
  reason: string;
}

const draftsOf = ({ controls }: AiControls): Draft[] =>
  controls.map((control, index) => ({
    id: String(index),
    citation: citedControl(control),
    about: control.description,
    reason: control.reason ?? '',
  }));

function Drafts({
  drafts,
  scenarios,
  onDone,
}: {
  drafts: AiControls;
  scenarios: readonly RiskScenario[];
  onDone: () => void;
}) {
  const t = useTexts();
  const notify = useNotify();
  const { reason } = useCan()('assets', 'update');
  const { mutateAsync, isPending } = useOperation('updateRiskScenario');
  const [controls, setControls] = useState(() => draftsOf(drafts));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  // Preselects a scenario without controls, because it needs them most.
  const [scenarioId, setScenarioId] = useState(
    () => (scenarios.find(({ linked_controls }) => linked_controls.length === 0) ?? scenarios[0])?.id ?? '',
  );
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const accepted = controls.filter(({ id }) => chosen.has(id));
  const add = async () => {
    if (scenario === undefined) return;
    const added = accepted.map(({ citation }) => citation);
    try {
      await mutateAsync({
        id: scenario.id,
        version: scenario.version,
        body: { linked_controls: withControls(scenario.linked_controls, added) },
      });
    } catch (error) {
      notify.error(errorMessage(error, t('assets.controls-failed')));
      return;
    }
    notify.success(t('assets.controls-added', { count: added.length, name: scenario.title }), { duration: TOAST });
    onDone();
  };
  const why =
    accepted.length === 0 ? t('assets.choose-controls') : scenario === undefined ? t('assets.no-scenario') : null;
  return (
    <Stack gap="0.625rem">
      {drafts.source === 'built-in' && (
        <Muted as="p" size="xs">
          {t('assets.built-in')}
        </Muted>
      )}
      {drafts.source === 'model' && (
        <Muted as="p" size="xs">
          {t('assets.model', { model: drafts.model ?? '' })}
        </Muted>
      )}
      {controls.map((control) => (
        <DraftRow
          key={control.id}
          draft={control}
          isAccepted={chosen.has(control.id)}
          onToggle={() => setChosen((now) => now.symmetricDifference(new Set([control.id])))}
          onEdit={(citation) => {
            setControls((now) => now.map((one) => (one.id === control.id ? { ...one, citation } : one)));
            setChosen((now) => now.union(new Set([control.id])));
          }}
          onDismiss={() => setControls((now) => now.filter(({ id }) => id !== control.id))}
        />
      ))}
      {scenarios.length > 0 && (
        <SelectField
          label={t('assets.add-to')}
          value={scenarioId}
          onChange={setScenarioId}
          options={scenarios.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Button
        variant="default"
        icon="add"
        loading={isPending}
        onClick={() => void add()}
        disabledReason={reason ?? why}
      >
        {t('assets.add-controls', { count: accepted.length })}
      </Button>
    </Stack>
  );
}

interface DraftRowProps {
  draft: Draft;
  isAccepted: boolean;
  onToggle: () => void;
  /** Rewords and accepts it. */
  onEdit: (citation: string) => void;
  onDismiss: () => void;
}

function DraftRow({ draft: { citation, about, reason }, isAccepted, onToggle, onEdit, onDismiss }: DraftRowProps) {
  const t = useTexts();
  const [wording, setWording] = useState<string | null>(null);
  if (wording !== null) {
    const use = () => {
      if (wording.trim() !== '') onEdit(wording.trim());
      setWording(null);
    };
    return (
      <Stack gap="0.25rem">
        <TextField label={t('assets.wording')} value={wording} onChange={setWording} maxLength={LONGEST} />
        <Group as="span" gap="0.25rem" align="stretch">
          <Button size="sm" onClick={use}>
            {t('assets.use-wording')}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => setWording(null)}>
            {t('assets.cancel')}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="0.25rem">
      <CheckboxField label={citation} hint={about} value={isAccepted} onChange={onToggle} />
      {reason !== '' && (
        <Muted as="p" size="xs" dir="auto">
          <strong>{t('assets.why')}</strong> {reason}
        </Muted>
      )}
      <Group as="span" gap="0.25rem" align="stretch">
        <Button
          size="sm"
          variant="subtle"
          onClick={() => setWording(citation)}
          aria-label={t('assets.edit-control', { name: citation })}
        >
          {t('assets.edit')}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          onClick={onDismiss}
          aria-label={t('assets.dismiss-control', { name: citation })}
        >
          {t('assets.dismiss')}
        </Button>
      </Group>
    </Stack>
  );
}
