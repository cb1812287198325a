import { LoadingState } from '@parapet/ui';
import { useWordTextsLoaded } from '../../locales/organization-words/texts.ts';
import { CategoriesCard } from './categories-card.tsx';
import { ScaleLabelsCard } from './scale-labels-card.tsx';

/** The organization's own words. Changes take effect for everybody, without the save button of the page. */
export function OrganizationWords() {
  if (!useWordTextsLoaded()) return <LoadingState />;
  return (
    <>
      <CategoriesCard />
      <ScaleLabelsCard />
    </>
  );
}
