import type { Asset, RiskScenario } from '@parapet/contracts';
import { ProposalBanner, ProposalFrame, useAssistantDraft } from '@parapet/domain-ui/forms';
import { errorMessage, useCan, useChange, useNotify, useOperation } from '@parapet/sdk';
import { Button, Stack } from '@parapet/ui';
import { CheckboxField, SelectField } from '@parapet/ui/forms';
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

interface Control {
  id: string;
  /** As it is added to the scenario; people may reword it. */
  citation: string;
  /** What it is about, and why it is suggested. */
  about: string;
  reason: string;
  isAccepted: boolean;
}

/** Controls that the assistant drafted for an asset. Nothing is saved before the person adds them to a scenario. */
export function SuggestedControls({ asset, scenarios, onDismiss }: SuggestedControlsProps) {
  const t = useTexts();
  const [controls, setControls] = useState<readonly Control[]>([]);
  const draft = useAssistantDraft(useOperation('suggestControls'), {
    failed: t('assets.suggest-failed'),
    onDrafted: ({ controls: drafted }) =>
      setControls(
        drafted.map((control, index) => ({
          id: String(index),
          citation: citedControl(control),
          about: control.description,
          reason: control.reason ?? '',
          isAccepted: false,
        })),
      ),
    onClose: onDismiss,
  });
  const ask = useEffectEvent(() => draft.ask({ asset_type: asset.type || asset.name }));
  useEffect(() => ask(), []);
  const change = (id: string, changed: Partial<Control>) =>
    setControls((now) => now.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const accepted = controls.filter(({ isAccepted }) => isAccepted);
  return (
    <section className={panel.section} aria-label={t('assets.suggested')} aria-busy={draft.isWorking}>
      <ProposalBanner
        title={t('assets.suggested')}
        draft={{ ...draft, ask, origin: draft.origin && { ...draft.origin, why: '' } }}
        counts={{ open: controls.length - accepted.length, accepted: accepted.length }}
        onAcceptAll={() => setControls((now) => now.map((one) => ({ ...one, isAccepted: true })))}
      />
      {controls.map(({ id, citation, about, reason, isAccepted }) => (
        <ProposalFrame
          key={id}
          label={citation}
          why={reason}
          text={{
            value: citation,
            maxLength: LONGEST,
            onChange: (text) => change(id, { citation: text, isAccepted: true }),
          }}
          onDismiss={() => setControls((now) => now.filter((one) => one.id !== id))}
        >
          <CheckboxField
            label={citation}
            hint={about}
            value={isAccepted}
            onChange={(chosen) => change(id, { isAccepted: chosen })}
          />
        </ProposalFrame>
      ))}
      {controls.length > 0 && (
        <AddControls citations={accepted.map(({ citation }) => citation)} scenarios={scenarios} onDone={onDismiss} />
      )}
    </section>
  );
}

interface AddControlsProps extends Pick<SuggestedControlsProps, 'scenarios'> {
  citations: readonly string[];
  onDone: () => void;
}

/** Adds the chosen controls to a scenario. */
function AddControls({ citations, scenarios, onDone }: AddControlsProps) {
  const t = useTexts();
  const notify = useNotify();
  const { reason } = useCan()('assets', 'update');
  const { mutateAsync, isPending } = useChange('updateRiskScenario');
  // Preselects a scenario without controls, because it needs them most.
  const [scenarioId, setScenarioId] = useState(
    () => (scenarios.find(({ linked_controls }) => linked_controls.length === 0) ?? scenarios[0])?.id ?? '',
  );
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  const add = async () => {
    if (scenario === undefined) return;
    try {
      await mutateAsync({
        record: scenario,
        part: ({ linked_controls }) => citations.map((one) => linked_controls.includes(one)),
        body: ({ linked_controls }) => ({ linked_controls: withControls(linked_controls, citations) }),
      });
    } catch (error) {
      notify.error(errorMessage(error, t('assets.controls-failed')));
      return;
    }
    const said = { count: citations.length, name: scenario.title };
    notify.success(t('assets.controls-added', said), { duration: TOAST });
    onDone();
  };
  const why =
    citations.length === 0 ? t('assets.choose-controls') : scenario === undefined ? t('assets.no-scenario') : null;
  return (
    <Stack gap="0.625rem" mt="xs">
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
        {t('assets.add-controls', { count: citations.length })}
      </Button>
    </Stack>
  );
}
