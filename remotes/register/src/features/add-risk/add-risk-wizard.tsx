import { useSeededText } from '@parapet/domain-ui';
import { DraftNotice } from '@parapet/domain-ui/forms';
import { routes, useNavigate, useNotify, useSearch } from '@parapet/sdk';
import { Alert, Button, ErrorState, LoadingState, PageHeader, Stack } from '@parapet/ui';
import { SegmentedControl } from '@parapet/ui/forms';
import { useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { TOAST_DURATION } from '../../risk/toast-duration.ts';
import { CreatedRisk } from './created-risk.tsx';
import { GuidedSteps } from './guided-steps.tsx';
import { QuickPage } from './quick/quick-page.tsx';
import { useWizard } from './use-wizard.ts';
import { useWizardStart, type WizardStart } from './use-wizard-start.ts';
import type { WizardState } from './wizard-state.ts';
import { ownPath } from './wizard-steps.ts';

/** In the address of the page that asks for the most important fields only. */
const QUICK = 'quick';

/** The Add Risk wizard, once what it starts with is loaded. */
export function AddRiskWizard() {
  const t = useTexts();
  const loaded = useWizardStart();
  if (loaded.start === null) {
    return (
      <>
        <PageHeader title={t('add-risk.title')} />
        {loaded.error === null ? (
          <LoadingState label={t('wizard.loading')} labelShown />
        ) : (
          <ErrorState title={t('wizard.load-failed')} onRetry={loaded.retry} />
        )}
      </>
    );
  }
  return <Wizard start={loaded.start} loaded={loaded} />;
}

/** One risk, filled in on one page or step by step: what was filled in stays when the person changes between the two. */
function Wizard({ start, loaded }: { start: WizardState; loaded: WizardStart }) {
  const t = useTexts();
  const seeded = useSeededText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [search, changeSearch] = useSearch();
  const isQuick = search.has(QUICK);
  const returnTo = ownPath(search.get('returnTo'));
  const back = returnTo ?? routes.riskRegister();
  const wizard = useWizard(start);
  const { state, template } = wizard;
  /** The step to go to once the risk has a title; null while the dialog is closed. */
  const [asking, setAsking] = useState<number | null>(null);

  if (wizard.created !== null) {
    const { id, title } = wizard.created;
    const leave = () => {
      notify.success(t('add-risk.created', { title }), { duration: TOAST_DURATION });
      void navigate(returnTo ?? routes.record('risks', id) ?? back);
    };
    return <CreatedRisk title={title} onDone={leave} />;
  }
  const cancel = <Button to={back}>{t('add-risk.cancel')}</Button>;
  // Answered before anything else is filled in, as the draft replaces all of it.
  if (wizard.draft.found !== null) {
    return (
      <Stack gap="md" flex={1}>
        <PageHeader title={t('add-risk.title')} actions={cancel} />
        <DraftNotice draft={wizard.draft} onTake={wizard.takeDraft} />
      </Stack>
    );
  }
  const about = isQuick
    ? [state.register?.name]
    : [state.title.trim(), template === null ? '' : seeded(template.name), state.register?.name];
  return (
    <Stack gap="md" flex={1}>
      <PageHeader
        title={t('add-risk.title')}
        description={about.filter(Boolean).join(' · ') || undefined}
        actions={
          <>
            {!isQuick && state.title.trim() !== '' && (
              <Button variant="subtle" icon="edit" onClick={() => setAsking(wizard.index)}>
                {t('wizard.rename')}
              </Button>
            )}
            <SegmentedControl
              label={t('quick.way')}
              labelHidden
              value={isQuick ? QUICK : 'guided'}
              options={[
                { value: QUICK, label: t('quick.quick') },
                { value: 'guided', label: t('quick.guided') },
              ]}
              onChange={(way) => changeSearch((query) => (way === QUICK ? query.set(QUICK, '') : query.delete(QUICK)))}
            />
            {cancel}
          </>
        }
      />
      {loaded.gone > 0 && <Alert kind="warning" title={t('wizard.gone', { count: loaded.gone })} />}
      {loaded.defaultsFailed && !isQuick && (
        <Alert
          kind="warning"
          title={t('wizard.defaults-failed')}
          actions={
            <Button size="sm" onClick={loaded.addDefaults}>
              {t('wizard.retry')}
            </Button>
          }
        />
      )}
      {isQuick ? <QuickPage wizard={wizard} /> : <GuidedSteps wizard={wizard} asking={asking} onAsk={setAsking} />}
    </Stack>
  );
}
