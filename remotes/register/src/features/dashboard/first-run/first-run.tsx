import type { FirstSteps } from '@parapet/contracts';
import { routes, usePreferences, userMenu, type LocalizedText } from '@parapet/sdk';
import { useEffect } from 'react';
import { useFirstRunTextsLoaded } from '../../../locales/first-run/texts.ts';
import classes from './first-run.module.css';
import { SampleBar } from './sample-bar.tsx';
import { StepsCard } from './steps-card.tsx';
import { doneOf } from './steps.ts';
import { WaysCard } from './ways-card.tsx';

/** The key of the person's preferences that says whether the steps are hidden. */
const HIDDEN = 'firstStepsHidden';

const SHOW: LocalizedText = { en: 'First steps', es: 'Primeros pasos', fr: 'Premiers pas', de: 'Erste Schritte' };

interface FirstRunProps {
  /** null for all but admins, and for organizations that are not new. */
  steps: FirstSteps | null;
  isEmpty: boolean;
}

/** Above the figures of an organization that is new: how to begin, the first steps, and the way out of the sample data. */
export function FirstRun(props: FirstRunProps) {
  return useFirstRunTextsLoaded() ? <Parts {...props} /> : null;
}

function Parts({ steps, isEmpty }: FirstRunProps) {
  const { preferences, save } = usePreferences();
  const isHidden = Reflect.get(preferences, HIDDEN) === true;
  const done = steps === null ? null : doneOf(steps, preferences);
  const isOpen = done !== null && Object.values(done).includes(false);
  useEffect(() => {
    if (!isOpen || !isHidden) return;
    return userMenu.add({
      kind: 'action',
      label: SHOW,
      icon: 'check',
      open: routes.dashboard(),
      onClick: () => void save({ [HIDDEN]: null }),
    });
  }, [isOpen, isHidden, save]);
  const shows = isOpen && !isHidden;
  if (!isEmpty && !shows && (steps === null || steps.sample === null)) return null;
  return (
    <div className={classes.root} data-both={(isEmpty && shows) || undefined}>
      {steps?.sample && <SampleBar sample={steps.sample} />}
      {isEmpty && <WaysCard />}
      {steps !== null && done !== null && shows && (
        <StepsCard createdAt={steps.created_at} done={done} onHide={() => void save({ [HIDDEN]: true })} />
      )}
    </div>
  );
}
